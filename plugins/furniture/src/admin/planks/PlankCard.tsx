import { Badge, Button, Checkbox, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { moment } from "../time";
import { LISTS, type Plank, STATES } from "./requests";

interface PlankCardProps {
  plank: Plank;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  onEdit: () => void;
}

/** One board: its face, what it is called, and who has it. */
export function PlankCard({ plank, ticked, onTick, onEdit }: PlankCardProps) {
  const { label, color } = STATES[plank.state];
  // Each list has numbers of its own.
  const called = `Planke ${plank.name}, ${LISTS[plank.list]},`;
  const faded = plank.state === "sold" || plank.state === "retired";
  return (
    <li className="shadow-elevation-card-rest bg-ui-bg-component flex flex-col overflow-hidden rounded-lg">
      <img
        src={plank.image}
        alt={`Planke ${plank.name}, ${plank.title}`}
        loading="lazy"
        className={`bg-ui-bg-subtle aspect-[8/1] w-full object-cover ${faded ? "opacity-50" : ""}`}
      />
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <Checkbox
            className="mt-1 shrink-0"
            aria-label={`${called} auswählen`}
            checked={ticked}
            onCheckedChange={(now) => onTick(now === true)}
          />
          <div className="min-w-0 grow">
            <Text weight="plus" className="break-words">
              {plank.name} · {plank.title}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {LISTS[plank.list]} · {plank.length} × {plank.width} cm
            </Text>
          </div>
          <Button
            size="small"
            variant="secondary"
            className="shrink-0"
            onClick={onEdit}
            aria-label={`${called} bearbeiten`}
          >
            Bearbeiten
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge color={color}>{label}</StatusBadge>
          {plank.sample && <Badge size="2xsmall">Muster</Badge>}
          <Whereabouts plank={plank} />
        </div>
      </div>
    </li>
  );
}

/** Until when it is held, or who has bought it with which order. */
export function Whereabouts({ plank }: { plank: Plank }) {
  if (plank.state === "held" && plank.held_until) {
    return (
      <Text size="small" className="text-ui-fg-subtle">
        bis {moment(plank.held_until)}
      </Text>
    );
  }
  if (plank.state !== "sold" || !plank.order_id) return null;
  const buyer = [plank.buyer_first_name, plank.buyer_last_name].filter(Boolean).join(" ");
  return (
    <Text size="small" className="text-ui-fg-subtle">
      an {buyer || "unbekannt"},{" "}
      <Link className={LINK} to={`/orders/${plank.order_id}`}>
        Bestellung {plank.display_id ? `#${plank.display_id}` : ""}
      </Link>
      {plank.sold_at && `, ${moment(plank.sold_at)}`}
    </Text>
  );
}
