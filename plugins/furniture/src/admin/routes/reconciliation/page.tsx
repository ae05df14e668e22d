import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowPath } from "@medusajs/icons";
import { Button, Container, Heading, StatusBadge, Table, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { PageHead, TableHead } from "../../PageHead";
import { OpenFindings } from "../../reconciliation/OpenFindings";
import {
  type Finding,
  loadReconciliations,
  OUTCOMES,
  RECONCILIATIONS,
  type Run,
  reconcileNow,
  WORDS,
} from "../../reconciliation/requests";
import { moment } from "../../time";
import { useDeed } from "../../useDeed";
import { useQuery } from "../../useQuery";

const REFRESH_MS = 5000;

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The comparison of orders and payments: findings and their outcome. */
const ReconciliationPage = () => {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: RECONCILIATIONS,
    queryFn: loadReconciliations,
    refetchInterval: REFRESH_MS,
  });
  const { mutate, isPending } = useDeed({
    mutationFn: reconcileNow,
    onSuccess: async ({ checked, findings }) => {
      await queries.invalidateQueries({ queryKey: RECONCILIATIONS });
      toast.success(
        `${counted(checked, "Bestellung", "Bestellungen")} geprüft, ${counted(findings.length, "Fund", "Funde")}`,
      );
    },
    onError: (failure) => toast.error("Kein Abgleich", { description: failure.message }),
  });
  return (
    <Container className="divide-y p-0">
      <PageHead
        title="Abgleich"
        explanation="Alle fünf Minuten werden Bestellungen, Zahlungen, Stripe und Planken miteinander verglichen."
      >
        <Button size="small" variant="secondary" isLoading={isPending} onClick={() => mutate()}>
          Jetzt abgleichen
        </Button>
      </PageHead>
      <Notice error={error} loading={!data} empty={null} retry={refetch} />
      {data && (
        <>
          <Part id="open" title="Zu tun" empty={data.open.length === 0 && "Nichts wartet auf dich."}>
            <OpenFindings findings={data.open} />
          </Part>
          <Part
            id="findings"
            title="Verlauf"
            empty={data.findings.length === 0 && "Noch kein Fund: alles stimmt überein."}
          >
            <Findings findings={data.findings} />
          </Part>
          <Part id="runs" title="Läufe" empty={data.runs.length === 0 && "Noch kein Lauf."}>
            <Runs runs={data.runs} />
          </Part>
        </>
      )}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "Abgleich", icon: ArrowPath });

export default withMarket(ReconciliationPage);

interface PartProps {
  id: string;
  title: string;
  /** Shown instead of the children; false where there is something to show. */
  empty: string | false;
  children: ReactNode;
}

function Part({ id, title, empty, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Heading level="h2" id={id} className="px-6 py-4">
        {title}
      </Heading>
      {empty ? (
        <Text size="small" className="text-ui-fg-muted px-6 pb-4">
          {empty}
        </Text>
      ) : (
        children
      )}
    </section>
  );
}

/** What was not as it should be, the last seen first. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
    <section className="overflow-x-auto" tabIndex={0} aria-label="Verlauf, Tabelle">
      <Table>
        <TableHead columns={["Zuletzt gesehen", "Fund", "Ausgang", "Was war", "Betrifft"]} />
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

/** When it was compared, and with what result; runs without any finding share a row. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
    <section className="overflow-x-auto" tabIndex={0} aria-label="Läufe, Tabelle">
      <Table>
        <TableHead columns={["Zeit"]} numbers={["Geprüft", "Vervollständigt", "Erstattet", "Anzusehen"]} />
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
