import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CalendarSolid } from "@medusajs/icons";
import { Button, StatusBadge, Table, Text } from "@medusajs/ui";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { InquiryList } from "../../inquiries/InquiryList";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { wholeMoney } from "../../order/money";
import { TableHead } from "../../PageHead";
import { OfferDrawer } from "../../reservations/OfferDrawer";
import {
  countryName,
  LISTS,
  loadReservations,
  offerWords,
  RESERVATIONS,
  type Reservation,
  type ReservationList,
  STATES,
} from "../../reservations/requests";
import { day } from "../../time";

const EMPTY: Record<ReservationList, string> = {
  waiting: "Keine Reservierung wartet auf Angebot oder Zahlung.",
  paid: "Noch keine bezahlten Reservierungen.",
  cancelled: "Keine stornierten Reservierungen.",
  all: "Es gibt noch keine Reservierungen.",
};

/**
 * The folder is not called `reservations`, which is Medusa's own page of reserved stock.
 * Orders from outside Germany: quote the delivery, send a payment link, see what became of it.
 */
const ReservationsPage = () => (
  <InquiryList
    title="Reservierungen"
    explanation="Bestellungen aus dem Ausland. Jede bekommt ein Angebot, mit den Kosten der Lieferung, wenn sie nicht abgeholt wird; bezahlt wird über einen Link."
    queryKey={RESERVATIONS}
    states={LISTS}
    first="waiting"
    empty={EMPTY}
    searched="Nummer, Name, E-Mail"
    load={loadReservations}
    rows={({ reservations }, open) => <ReservationTable reservations={reservations} onOffer={open} />}
    drawer={(id, close, page) => (
      <Offer key={id} listed={page?.reservations.find((listed) => listed.id === id)} onClose={close} />
    )}
  />
);

export const config = defineRouteConfig({ label: "Reservierungen", icon: CalendarSolid });

export default withMarket(ReservationsPage);

/** Stays as it was last listed when the list goes on without it: it may have been paid, or others came before it. */
function Offer({ listed, onClose }: { listed: Reservation | undefined; onClose: () => void }) {
  const last = useRef(listed);
  if (listed) last.current = listed;
  return last.current && <OfferDrawer reservation={last.current} onClose={onClose} />;
}

interface ReservationTableProps {
  reservations: readonly Reservation[];
  onOffer: (id: string) => void;
}

function ReservationTable({ reservations, onOffer }: ReservationTableProps) {
  return (
    <Table>
      <TableHead
        columns={["Nummer", "Name", "Land", "Datum", "Stand"]}
        numbers={["Lieferung", "Summe"]}
        silent="Angebot"
      />
      <Table.Body>
        {reservations.map((reservation) => (
          <Row key={reservation.id} reservation={reservation} onOffer={onOffer} />
        ))}
      </Table.Body>
    </Table>
  );
}

function Row({
  reservation,
  onOffer,
}: {
  reservation: Reservation;
  onOffer: ReservationTableProps["onOffer"];
}) {
  const { id, number, name, country, shipping, created_at, state, delivery_cost, total } = reservation;
  const offered = offerWords(reservation);
  const { label, color } = STATES[state];
  return (
    <Table.Row>
      <Table.Cell>
        <Link className={LINK} to={`/orders/${id}`}>
          {number}
        </Link>
      </Table.Cell>
      <Table.Cell className="min-w-40 py-2">{name}</Table.Cell>
      <Table.Cell>{shipping === "pickup" ? "Abholung" : countryName(country)}</Table.Cell>
      <Table.Cell>{day(created_at)}</Table.Cell>
      <Table.Cell>
        <StatusBadge color={color}>{label}</StatusBadge>
        {offered && (
          <Text size="xsmall" className="text-ui-fg-subtle whitespace-nowrap">
            {offered}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell className="text-right">
        {delivery_cost === null ? "–" : wholeMoney(delivery_cost)}
      </Table.Cell>
      <Table.Cell className="text-right">{wholeMoney(total)}</Table.Cell>
      <Table.Cell className="text-right">
        {(state === "open" || state === "offered") && (
          <Button size="small" variant="secondary" className="whitespace-nowrap" onClick={() => onOffer(id)}>
            {state === "open" ? "Angebot" : "Neues Angebot"}
            <span className="sr-only"> für {number}</span>
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  );
}
