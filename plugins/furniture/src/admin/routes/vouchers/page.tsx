import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Gift } from "@medusajs/icons";
import { Button, Container, toast } from "@medusajs/ui";
import { useState } from "react";
import { Choice } from "../../Choice";
import { withMarket } from "../../market/withMarket";
import { PageHead } from "../../PageHead";
import { SearchField } from "../../SearchField";
import { useListQuery } from "../../useListQuery";
import { useQuery } from "../../useQuery";
import { NewBatch, NewVoucher } from "../../vouchers/IssueDrawer";
import { loadBatches, STATES, saveCsv } from "../../vouchers/requests";
import { Vouchers } from "../../vouchers/VoucherTable";

/** Vouchers: who redeemed what; issuing them singly and in batches. */
const VouchersPage = () => {
  const [filter, page, change] = useListQuery(NO_FILTER);
  const [form, setForm] = useState<"voucher" | "batch">();
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
  const show = (found: Partial<typeof NO_FILTER>) => {
    setForm(undefined);
    change({ ...NO_FILTER, ...found });
  };
  return (
    <Container className="divide-y p-0">
      <PageHead title="Gutscheine" explanation="Jeder Code gilt für eine Bestellung.">
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
      </PageHead>
      <Filters filter={filter} onChange={change} />
      <Vouchers query={query} page={page} onPage={(wanted) => change({ page: wanted })} />
      {form === "voucher" && (
        <NewVoucher onClose={() => setForm(undefined)} onIssued={(code) => show({ q: code })} />
      )}
      {form === "batch" && (
        <NewBatch onClose={() => setForm(undefined)} onIssued={(batch_id) => show({ batch_id })} />
      )}
    </Container>
  );
};

function tellFailure(error: unknown): void {
  const description = error instanceof Error ? error.message : String(error);
  toast.error("Keine Datei", { description });
}

export const config = defineRouteConfig({ label: "Gutscheine", icon: Gift });

export default withMarket(VouchersPage);

/** What the list of vouchers is searched by. */
const NO_FILTER = { q: "", state: "", kind: "", batch_id: "" };

interface Props {
  filter: typeof NO_FILTER;
  onChange(change: Partial<typeof NO_FILTER>): void;
}

function Filters({ filter, onChange }: Props) {
  const { data } = useQuery({ queryKey: ["furniture-vouchers", "batches"], queryFn: loadBatches });
  return (
    <search className="flex flex-wrap items-end gap-3 px-6 py-4">
      <SearchField
        id="voucher-search"
        label="Code, Serie, Notiz, Kunde, Bestellnummer"
        text={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <Choice
        id="voucher-state"
        label="Zustand"
        value={filter.state}
        options={Object.entries(STATES).map(([value, { label }]) => ({ value, label }))}
        all="Jeder Zustand"
        onChange={(state) => onChange({ state })}
      />
      <Choice
        id="voucher-kind"
        label="Art"
        value={filter.kind}
        options={KINDS}
        all="Jede Art"
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        id="voucher-batch"
        label="Serie"
        value={filter.batch_id}
        options={(data?.batches ?? []).map(({ id, name, count, unused }) => ({
          value: id,
          label: `${name} (${unused}/${count} unbenutzt)`,
        }))}
        all="Alle Serien und einzelne"
        onChange={(batch_id) => onChange({ batch_id })}
      />
    </search>
  );
}
const KINDS = [
  { value: "amount", label: "Betrag" },
  { value: "bank_transfer", label: "Banküberweisung" },
];
