import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Gift } from "@medusajs/icons";
import { Button, Container, Heading, Text, toast } from "@medusajs/ui";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { withMarket } from "../../market/withMarket";
import { saveCsv } from "../../vouchers/api";
import { Filters } from "../../vouchers/Filters";
import { NewBatch, NewVoucher } from "../../vouchers/IssueDrawer";
import { Vouchers } from "../../vouchers/VoucherTable";

/** Vouchers: who redeemed what; issuing them singly and in batches. The filter is part of the address. */
const VouchersPage = () => {
  const [search, setSearch] = useSearchParams();
  const [form, setForm] = useState<"voucher" | "batch">();
  const page = Math.max(0, Number.parseInt(search.get("page") ?? "0", 10) || 0);
  const query = filterOf(search);
  const change = useCallback(
    (changes: Record<string, string | null>) =>
      setSearch((before) => changed(before, { page: null, ...changes }), { replace: true }),
    [setSearch],
  );
  const show = (changes: Record<string, string>) => {
    setForm(undefined);
    change({ q: null, state: null, kind: null, batch_id: null, ...changes });
  };
  return (
    <Container className="divide-y p-0">
      <header className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <div>
          <Heading>Gutscheine</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Jeder Code gilt für eine Bestellung.
          </Text>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => saveCsv(query).catch(tellFailure)}>
            CSV herunterladen
          </Button>
          <Button size="small" variant="secondary" onClick={() => setForm("batch")}>
            Neue Serie
          </Button>
          <Button size="small" onClick={() => setForm("voucher")}>
            Neuer Gutschein
          </Button>
        </div>
      </header>
      <Filters filter={search} onChange={change} />
      <Vouchers query={query} page={page} onPage={(wanted) => change({ page: String(wanted) })} />
      {form === "voucher" && (
        <NewVoucher onClose={() => setForm(undefined)} onIssued={(code) => show({ q: code })} />
      )}
      {form === "batch" && (
        <NewBatch onClose={() => setForm(undefined)} onIssued={(batch_id) => show({ batch_id })} />
      )}
    </Container>
  );
};

/** The filter without what else the address holds. */
function filterOf(search: URLSearchParams): string {
  const wanted = ["q", "state", "kind", "batch_id"].flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(wanted).toString();
}

function changed(before: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after;
}

function tellFailure(error: unknown): void {
  const description = error instanceof Error ? error.message : String(error);
  toast.error("Keine Datei", { description });
}

export const config = defineRouteConfig({ label: "Gutscheine", icon: Gift });

export default withMarket(VouchersPage);
