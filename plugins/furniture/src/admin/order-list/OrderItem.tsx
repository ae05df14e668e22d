import { Badge, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { money } from "../order/money";
import { day } from "../time";
import { dayTitle, stepTitle } from "../workshop/words";
import type { OrderRow } from "./requests";

/** Side by side where there is room, below each other on a phone. */
const COLUMNS = {
  display: "grid",
  gap: "8px 24px",
  alignItems: "center",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
} as const;

/** One order of the list: for whom, what, until when, how far, how paid. */
export function OrderItem({ order }: { order: OrderRow }) {
  const { id, number, customer, city, country, placed_at, pieces, late, due_on, step, cancelled } = order;
  const { label, color } = paymentWords(order);
  const place = [city, country?.toUpperCase()].filter(Boolean).join(", ");
  return (
    <li className="px-6 py-3" style={COLUMNS} data-testid={`order-${number}`}>
      <div>
        <Link
          className={`${LINK} txt-compact-medium-plus flex items-center`}
          to={`/orders/${id}`}
          style={{ minHeight: 44 }}
        >
          {number} {customer || "ohne Namen"}
        </Link>
        <Text size="small" className="text-ui-fg-subtle">
          {[day(placed_at), place, money(order.total)].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <ul className="flex flex-col gap-1">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of an order keep their places, and two may be equal
          <li key={index}>
            <Text size="small" className={piece.late ? "text-ui-fg-error" : ""}>
              {[piece.number, piece.kind].filter(Boolean).join(" ")}, {piece.words}
              {pieces.length > 1 && pieceStanding(piece)}
            </Text>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge color={color}>{label}</StatusBadge>
          {step && !cancelled && (
            <StatusBadge color={step === "delivered" ? "green" : "blue"}>{stepTitle(step)}</StatusBadge>
          )}
          {order.unread_notes > 0 && (
            <Badge size="2xsmall" color="orange">
              {order.unread_notes === 1 ? "1 neue Notiz" : `${order.unread_notes} neue Notizen`}
            </Badge>
          )}
          {order.withdrawn && (
            <Badge size="2xsmall" color="red">
              Widerruf
            </Badge>
          )}
          {order.express && (
            <Badge size="2xsmall" color="purple">
              Express
            </Badge>
          )}
          {order.pickup && <Badge size="2xsmall">Abholung</Badge>}
        </div>
        {due_on && !cancelled && (
          <Text size="small" weight={late ? "plus" : "regular"} className={late ? "text-ui-fg-error" : ""}>
            {late ? "Zu spät: " : "bis "}
            {dayTitle(due_on)}
          </Text>
        )}
      </div>
    </li>
  );
}

type Color = "green" | "orange" | "red" | "purple" | "grey" | "blue";
interface Standing {
  label: string;
  color: Color;
}

const PAYMENTS: Readonly<Record<OrderRow["payment"], Standing>> = {
  paid: { label: "bezahlt", color: "green" },
  free: { label: "nichts zu zahlen", color: "grey" },
  open: { label: "unbezahlt", color: "orange" },
  checked: { label: "Zahlung wird geprüft", color: "orange" },
  reserved: { label: "Reservierung ohne Angebot", color: "purple" },
  offered: { label: "Angebot offen", color: "purple" },
  back: { label: "erstattet", color: "grey" },
};

const WAITING: Readonly<Partial<Record<NonNullable<OrderRow["waiting"]>, Standing>>> = {
  dispute: { label: "Zahlung bestritten", color: "red" },
  bank_transfer: { label: "wartet auf Überweisung", color: "orange" },
  direct_debit: { label: "wartet auf Lastschrift", color: "orange" },
};

function pieceStanding({ step, returned }: OrderRow["pieces"][number]): string {
  if (returned) return " · zurückgegeben";
  return step ? ` · ${stepTitle(step)}` : "";
}

/** Where the money of an order stands; what it waits for says more than that it is open. */
function paymentWords({ cancelled, payment, waiting }: OrderRow): Standing {
  if (cancelled) return { label: "storniert", color: "grey" };
  return (payment !== "back" && waiting && WAITING[waiting]) || PAYMENTS[payment];
}
