import { StatusBadge, Table } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { moment } from "../time";
import { type Finding, OUTCOMES, WORDS } from "./reconciliation";

/** What was not as it should be, the last seen first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
    <section className="overflow-x-auto" tabIndex={0} aria-label="Verlauf, Tabelle">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Zuletzt gesehen</Table.HeaderCell>
            <Table.HeaderCell>Fund</Table.HeaderCell>
            <Table.HeaderCell>Ausgang</Table.HeaderCell>
            <Table.HeaderCell>Was war</Table.HeaderCell>
            <Table.HeaderCell>Betrifft</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {findings.map(({ id, code, outcome, detail, times, last_seen_at, resolved_at, ...about }) => (
            <Table.Row key={id}>
              <Table.Cell className="whitespace-nowrap">{moment(last_seen_at)}</Table.Cell>
              <Table.Cell>
                {WORDS[code] ?? code}
                {times > 1 && ` (${times} ×)`}
              </Table.Cell>
              <Table.Cell>
                <Outcome outcome={resolved_at && outcome === "flagged" ? "settled" : outcome} />
              </Table.Cell>
              <Table.Cell className="min-w-64 whitespace-normal py-2">{detail}</Table.Cell>
              <Table.Cell className="max-w-48">
                <Subject {...about} removed={outcome === "removed"} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  );
}

function Outcome({ outcome }: { outcome: keyof typeof OUTCOMES }) {
  const { color, label } = OUTCOMES[outcome];
  return (
    <StatusBadge className="whitespace-nowrap" color={color}>
      {label}
    </StatusBadge>
  );
}

interface SubjectProps extends Pick<Finding, "order_id" | "order_number" | "cart_id" | "payment"> {
  removed: boolean;
}

function Subject({ order_id, order_number, cart_id, payment, removed }: SubjectProps) {
  if (!order_id || removed) return <code className="break-all text-xs">{payment ?? cart_id}</code>;
  return (
    <Link className={`${LINK} whitespace-nowrap`} to={`/orders/${order_id}`}>
      Bestellung {order_number}
    </Link>
  );
}
