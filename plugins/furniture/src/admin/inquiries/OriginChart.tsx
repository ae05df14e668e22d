import { Table, Text } from "@medusajs/ui";
import type { SurveyResult } from "../../domain/origin-survey/origin-survey";
import { ORIGIN_NAMES } from "../../modules/inquiries/rows";
import { day } from "../time";

/** Names of the choices; an origin that this version does not know has none. */
const ORIGINS: Readonly<Record<string, string>> = ORIGIN_NAMES;

/** How often each origin was named: a table whose last column is the bar. */
export function OriginChart({ counts, total }: Pick<SurveyResult, "counts" | "total">) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Table>
      <caption className="sr-only">Antworten je Herkunft, zusammen {total}</caption>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Herkunft</Table.HeaderCell>
          <Table.HeaderCell className="text-right">Antworten</Table.HeaderCell>
          <Table.HeaderCell className="text-right">Anteil</Table.HeaderCell>
          <Table.HeaderCell className="w-1/2">
            <span className="sr-only">Balken</span>
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {counts.map(({ origin, count }) => (
          <Table.Row key={origin}>
            <Table.Cell>{ORIGINS[origin] ?? origin}</Table.Cell>
            <Table.Cell className="text-right tabular-nums">{count}</Table.Cell>
            <Table.Cell className="text-right tabular-nums">{share(count, total)}</Table.Cell>
            <Table.Cell aria-hidden="true">
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="text-ui-fg-interactive h-4 w-full"
              >
                <title>{ORIGINS[origin] ?? origin}</title>
                <rect width={(count / most) * 100} height="8" rx="1" fill="currentColor" />
              </svg>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

/** What people wrote instead of choosing. */
export function OtherOrigins({ others }: Pick<SurveyResult, "others">) {
  if (others.length === 0) return null;
  return (
    <section className="px-6 py-4">
      <Text weight="plus" className="mb-2">
        In eigenen Worten
      </Text>
      <ul className="flex flex-col gap-2">
        {others.map(({ text, created_at, order }) => (
          <li key={`${created_at}${order?.id}`} className="flex flex-wrap justify-between gap-x-4">
            <Text className="break-words whitespace-pre-wrap">{text}</Text>
            <Text size="small" className="text-ui-fg-subtle">
              {day(created_at)}
              {order ? `, Bestellung #${order.number}` : ""}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function share(count: number, total: number): string {
  return total === 0 ? "–" : `${Math.round((count / total) * 100)} %`;
}
