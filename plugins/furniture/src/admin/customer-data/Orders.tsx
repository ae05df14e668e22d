import { StatusBadge, Table } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { SubjectOrder } from "../../domain/customer-data/subject";
import { LINK } from "../link";
import { day } from "../time";

const STANDINGS = {
  open: { color: "orange", label: "offen: bleibt vollständig" },
  retained: { color: "blue", label: "Buchhaltung: Name und Anschrift bleiben" },
  free: { color: "green", label: "wird ganz anonymisiert" },
} as const;

/** The orders of a person, and what may be forgotten of each. */
export function Orders({ orders }: { orders: readonly SubjectOrder[] }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Bestellung</Table.HeaderCell>
          <Table.HeaderCell>Datum</Table.HeaderCell>
          <Table.HeaderCell>Stand</Table.HeaderCell>
          <Table.HeaderCell>Aufbewahren bis</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {orders.map(({ id, number, placed_at, standing, kept_until }) => (
          <Table.Row key={id}>
            <Table.Cell>
              <Link className={LINK} to={`/orders/${id}`}>
                #{number}
              </Link>
            </Table.Cell>
            <Table.Cell>{day(placed_at)}</Table.Cell>
            <Table.Cell>
              <StatusBadge color={STANDINGS[standing].color}>{STANDINGS[standing].label}</StatusBadge>
            </Table.Cell>
            <Table.Cell>{kept_until ? day(kept_until) : "–"}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
