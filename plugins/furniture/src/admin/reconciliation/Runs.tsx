import { Table } from "@medusajs/ui";
import { moment } from "../time";
import type { Run } from "./reconciliation";

/** When it was compared, and with what result; runs without any finding share a row. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
    <section className="overflow-x-auto" tabIndex={0} aria-label="Läufe, Tabelle">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Zeit</Table.HeaderCell>
            <Table.HeaderCell className="text-right">Geprüft</Table.HeaderCell>
            <Table.HeaderCell className="text-right">Vervollständigt</Table.HeaderCell>
            <Table.HeaderCell className="text-right">Erstattet</Table.HeaderCell>
            <Table.HeaderCell className="text-right">Anzusehen</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {runs.map(({ id, started_at, finished_at, checked, completed, refunded, flagged, quiet_runs }) => (
            <Table.Row key={id}>
              <Table.Cell>
                {quiet_runs > 1
                  ? `${moment(started_at)} – ${moment(finished_at)}, ${quiet_runs} Läufe ohne Fund`
                  : moment(started_at)}
              </Table.Cell>
              <Table.Cell className="text-right">{checked}</Table.Cell>
              <Table.Cell className="text-right">{completed}</Table.Cell>
              <Table.Cell className="text-right">{refunded}</Table.Cell>
              <Table.Cell className="text-right">{flagged}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  );
}
