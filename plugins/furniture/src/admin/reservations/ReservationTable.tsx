import { Button, StatusBadge, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { wholeMoney } from "../order/money";
import { day } from "../time";
import { countryName, offerWords, type Reservation, STATES } from "./reservations";

interface ReservationTableProps {
  reservations: readonly Reservation[];
  onOffer: (id: string) => void;
}

export function ReservationTable({ reservations, onOffer }: ReservationTableProps) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Nummer</Table.HeaderCell>
          <Table.HeaderCell>Name</Table.HeaderCell>
          <Table.HeaderCell>Land</Table.HeaderCell>
          <Table.HeaderCell>Datum</Table.HeaderCell>
          <Table.HeaderCell>Stand</Table.HeaderCell>
          <Table.HeaderCell className="text-right">Lieferung</Table.HeaderCell>
          <Table.HeaderCell className="text-right">Summe</Table.HeaderCell>
          <Table.HeaderCell>
            <span className="sr-only">Angebot</span>
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
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
