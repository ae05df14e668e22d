import { Button, Heading, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { ConfirmedButton } from "../ConfirmedButton";
import { LINK } from "../link";
import { Missing } from "../Notice";
import { deliveryNoteAddress } from "../papers/requests";
import { day } from "../time";
import { useQuery } from "../useQuery";
import { dayTitle } from "../workshop/words";
import { FurtherParcel } from "./FurtherParcel";
import { loadShipping, markDelivered, ShipForm, type Shipment } from "./ShipForm";

/** What of an order has left the workshop, and the way to let the rest leave. */
export function Shipments({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-shipping", orderId],
    queryFn: () => loadShipping(orderId),
  });
  const [isOpen, setOpen] = useState(false);
  if (!data) return <Missing what="Der Versand" error={error} retry={refetch} />;
  const { pickup, refusal, left, shipments } = data;
  return (
    <section className="flex flex-col gap-3 px-6 py-4" data-testid="furniture-shipping">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level="h3">{pickup ? "Abholung" : "Versand"}</Heading>
        {left.length > 0 && !refusal && !isOpen && (
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            {pickup ? "Zur Abholung bereit …" : "Versenden …"}
          </Button>
        )}
      </div>
      {refusal && left.length > 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {refusal}
        </Text>
      )}
      {isOpen && left.length > 0 && (
        <ShipForm orderId={orderId} pickup={pickup} left={left} onDone={() => setOpen(false)} />
      )}
      <ul className="flex flex-col gap-3" aria-label={pickup ? "Abholungen" : "Sendungen"}>
        {shipments.map((shipment) => (
          <ShipmentItem key={shipment.id} orderId={orderId} pickup={pickup} shipment={shipment} />
        ))}
      </ul>
    </section>
  );
}

interface ShipmentItemProps {
  orderId: string;
  pickup: boolean;
  shipment: Shipment;
}

function ShipmentItem({ orderId, pickup, shipment }: ShipmentItemProps) {
  const { id, pieces, forwarder, tracking, appointment, packed_at, shipped_at, delivered_at } = shipment;
  const { label, color } = standing(shipment, pickup);
  const since = delivered_at ?? shipped_at ?? packed_at;
  const arrived = pickup ? "Abgeholt" : "Zugestellt";
  return (
    <li className="flex flex-wrap items-start justify-between gap-2">
      <div className="flex flex-col gap-1">
        <Text size="small" weight="plus">
          {pieces.join(", ")}
        </Text>
        <StatusBadge color={color}>
          {label}
          {since && `, ${day(since)}`}
        </StatusBadge>
        {forwarder && <Text size="small">{forwarder}</Text>}
        {tracking.map(({ number, url }) =>
          url ? (
            <a key={number} className={`${LINK} txt-small`} href={url} target="_blank" rel="noreferrer">
              {number}
            </a>
          ) : (
            <Text key={number} size="small">
              {number}
            </Text>
          ),
        )}
        {appointment && (
          <Text size="small">
            Termin: {dayTitle(appointment.day)}, {appointment.from}–{appointment.to} Uhr
          </Text>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {shipped_at && !pickup && <FurtherParcel orderId={orderId} shipment={shipment} />}
        <Button asChild size="small" variant="transparent">
          <a
            href={deliveryNoteAddress(orderId, id)}
            aria-label={`Lieferschein für ${pieces.join(", ")}`}
            target="_blank"
            rel="noreferrer"
          >
            Lieferschein
          </a>
        </Button>
        {!delivered_at && (shipped_at || pickup) && (
          <ConfirmedButton
            label={arrived}
            name={`${pieces.join(", ")} ${arrived.toLowerCase()}`}
            asks={{
              title: `${arrived}?`,
              description: `${pieces.join(", ")} ${pieces.length > 1 ? "sind" : "ist"} beim Kunden. Es geht eine E-Mail hinaus.`,
              confirm: `Ja, ${arrived.toLowerCase()}`,
            }}
            deed={() => markDelivered(orderId, id)}
            onDone={() => toast.success(`Als ${arrived.toLowerCase()} vermerkt`)}
            failed="Nicht vermerkt"
          />
        )}
      </div>
    </li>
  );
}

function standing({ shipped_at, delivered_at }: Shipment, pickup: boolean) {
  if (delivered_at) return { label: pickup ? "abgeholt" : "zugestellt", color: "green" } as const;
  if (pickup) return { label: "liegt bereit", color: "blue" } as const;
  return shipped_at
    ? ({ label: "unterwegs", color: "blue" } as const)
    : ({ label: "gepackt", color: "orange" } as const);
}
