import { Heading, Text } from "@medusajs/ui";
import { LINK } from "../link";
import { deliveryNoteAddress } from "../papers/requests";
import { day } from "../time";
import type { Piece } from "./requests";

interface PackedProps {
  piece: Pick<Piece, "number" | "order_id" | "picked_up">;
  shipment: NonNullable<Piece["shipment"]>;
}

/** What a piece is packed with, how it left, and the paper that lists the contents. */
export function Packed({ piece: { number, order_id, picked_up }, shipment }: PackedProps) {
  const { id, pieces, forwarder, tracking } = shipment;
  const others = pieces.filter((one) => one !== number);
  return (
    <section aria-labelledby="packed" className="flex flex-col gap-1 px-6 py-4">
      <Heading level="h2" id="packed">
        {picked_up ? "Abholung" : "Versand"}
      </Heading>
      <Text size="small">{standing(shipment, picked_up)}</Text>
      <Text size="small">
        {others.length > 0 ? `Zusammen gepackt mit ${others.join(", ")}` : "Allein gepackt"}
      </Text>
      {(forwarder || tracking.length > 0) && (
        <Text size="small" className="break-words">
          {[forwarder, ...tracking.map((one) => one.number)].filter(Boolean).join(", ")}
        </Text>
      )}
      <a
        className={`${LINK} txt-small self-start`}
        href={deliveryNoteAddress(order_id, id)}
        target="_blank"
        rel="noreferrer"
      >
        Lieferschein mit dem Inhalt
      </a>
    </section>
  );
}

function standing(
  { packed_at, shipped_at, delivered_at }: PackedProps["shipment"],
  pickedUp: boolean,
): string {
  if (delivered_at) return `${pickedUp ? "Abgeholt" : "Zugestellt"} am ${day(delivered_at)}`;
  if (shipped_at) return `Versandt am ${day(shipped_at)}`;
  return packed_at ? `Gepackt am ${day(packed_at)}` : "Gepackt";
}
