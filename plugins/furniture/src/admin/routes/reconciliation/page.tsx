import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowPath } from "@medusajs/icons";
import { Button, Container, Heading, Text, toast } from "@medusajs/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { Findings } from "../../reconciliation/Findings";
import { OpenFindings } from "../../reconciliation/OpenFindings";
import { Runs } from "../../reconciliation/Runs";
import { loadReconciliations, RECONCILIATIONS, reconcileNow } from "../../reconciliation/reconciliation";
import { useDeed } from "../../useDeed";

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
      <header className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <div>
          <Heading>Abgleich</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Alle fünf Minuten werden Bestellungen, Zahlungen, Stripe und Planken miteinander verglichen.
          </Text>
        </div>
        <Button size="small" variant="secondary" isLoading={isPending} onClick={() => mutate()}>
          Jetzt abgleichen
        </Button>
      </header>
      <Notice error={error} loading={!data} empty={null} retry={refetch} />
      {data && (
        <section aria-labelledby="open">
          <Heading level="h2" id="open" className="px-6 py-4">
            Zu tun
          </Heading>
          {data.open.length > 0 ? (
            <OpenFindings findings={data.open} />
          ) : (
            <Text size="small" className="text-ui-fg-muted px-6 pb-4">
              Nichts wartet auf dich.
            </Text>
          )}
        </section>
      )}
      {data && (
        <section aria-labelledby="findings">
          <Heading level="h2" id="findings" className="px-6 py-4">
            Verlauf
          </Heading>
          {data.findings.length > 0 ? (
            <Findings findings={data.findings} />
          ) : (
            <Text size="small" className="text-ui-fg-muted px-6 pb-4">
              Noch kein Fund: alles stimmt überein.
            </Text>
          )}
        </section>
      )}
      {data && (
        <section aria-labelledby="runs">
          <Heading level="h2" id="runs" className="px-6 py-4">
            Läufe
          </Heading>
          {data.runs.length > 0 ? (
            <Runs runs={data.runs} />
          ) : (
            <Text size="small" className="text-ui-fg-muted px-6 pb-4">
              Noch kein Lauf.
            </Text>
          )}
        </section>
      )}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "Abgleich", icon: ArrowPath });

export default withMarket(ReconciliationPage);
