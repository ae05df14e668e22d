import { Button, StatusBadge, Table } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { wholeMoney } from "../order/money";
import { day } from "../time";
import { countryName, type Reservation, STATES } from "./reservations";

interface ReservationTableProps {
  reservations: readonly Reservation[];
  onOffer: (reservation: Reservation) => void;
}

export function ReservationTable({ reservations, onOffer }: ReservationTableProps) {
  return (
    <div className="overflow-x-auto">
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
    </div>
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
  const { label, color } = STATES[state];
  return (
    <Table.Row>
      <Table.Cell>
        <Link className={LINK} to={`/orders/${id}`}>
          {number}
        </Link>
      </Table.Cell>
      <Table.Cell>{name}</Table.Cell>
      <Table.Cell>{shipping === "pickup" ? "Abholung" : countryName(country)}</Table.Cell>
      <Table.Cell>{day(created_at)}</Table.Cell>
      <Table.Cell>
        <StatusBadge color={color}>{label}</StatusBadge>
      </Table.Cell>
      <Table.Cell className="text-right">
        {delivery_cost === null ? "–" : wholeMoney(delivery_cost)}
      </Table.Cell>
      <Table.Cell className="text-right">{wholeMoney(total)}</Table.Cell>
      <Table.Cell className="text-right">
        {(state === "open" || state === "offered") && (
          <Button
            size="small"
            variant="secondary"
            className="whitespace-nowrap"
            onClick={() => onOffer(reservation)}
          >
            {state === "open" ? "Angebot" : "Neues Angebot"}
            <span className="sr-only"> für {number}</span>
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  );
}
