import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import type { Run as Comparison, Finding, FindingCode } from "./finding";

/** Writes a comparison down: each fault once however often it is seen; runs without any are counted in one row. */
export async function writeRun(run: Run, { started_at, checked, findings }: Comparison): Promise<void> {
  const count = (...outcomes: string[]) =>
    findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
  if (findings.length === 0) return writeQuietRun(run, started_at, checked);
  const id = generateEntityId(undefined, "frec");
  await run(
    `insert into furniture_reconciliation (id, started_at, finished_at, checked, completed, refunded, flagged)
     values (?, ?, now(), ?, ?, ?, ?)`,
    [
      id,
      started_at,
      checked,
      count("completed", "removed"),
      count("refunded", "cancelled"),
      count("flagged"),
    ],
  );
  for (const finding of findings) await writeFinding(run, id, finding);
}

async function writeQuietRun(run: Run, startedAt: Date, checked: number): Promise<void> {
  const kept = await run(
    `update furniture_reconciliation set finished_at = now(), checked = ?, quiet_runs = quiet_runs + 1, updated_at = now()
     where id = (select id from furniture_reconciliation where deleted_at is null order by started_at desc limit 1)
       and quiet_runs > 0 returning id`,
    [checked],
  );
  if (kept.length > 0) return;
  await run(
    `insert into furniture_reconciliation (id, started_at, finished_at, checked, completed, refunded, flagged, quiet_runs)
     values (?, ?, now(), ?, 0, 0, 0, 1)`,
    [generateEntityId(undefined, "frec"), startedAt, checked],
  );
}

async function writeFinding(run: Run, runId: string, finding: Finding): Promise<void> {
  const { code, outcome, order_id = null, cart_id = null, payment = null, detail } = finding;
  const { due_at = null, url = null } = finding;
  await run(
    `insert into furniture_finding
       (id, reconciliation_id, code, outcome, subject, order_id, cart_id, payment, detail, due_at, url, last_seen_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now())
     on conflict (code, subject, outcome) where deleted_at is null
     do update set times = furniture_finding.times + 1, last_seen_at = now(), detail = excluded.detail,
       resolved_at = null, order_id = excluded.order_id, due_at = excluded.due_at, url = excluded.url,
       reconciliation_id = excluded.reconciliation_id, updated_at = now()`,
    [
      generateEntityId(undefined, "ffind"),
      runId,
      code,
      outcome,
      subjectOf(finding),
      order_id,
      cart_id,
      payment,
      detail,
      due_at,
      url,
    ],
  );
}

/** Of these codes, exactly the given findings wait for staff: all others are resolved. */
export async function writeOpen(
  run: Run,
  codes: readonly FindingCode[],
  findings: readonly Finding[],
): Promise<void> {
  for (const finding of findings) await writeFinding(run, "", finding);
  await resolveOthers(run, codes, findings);
}

/** What a comparison has looked for and not come upon any more is resolved. */
export async function resolveOthers(
  run: Run,
  codes: readonly FindingCode[],
  findings: readonly Finding[],
): Promise<void> {
  const standing = findings
    .filter(({ outcome }) => outcome === "flagged")
    .map((finding) => `${finding.code} ${subjectOf(finding)}`);
  await run(
    `update furniture_finding set resolved_at = now(), updated_at = now()
     where outcome = 'flagged' and resolved_at is null and deleted_at is null
       and code = any(?) and not (code || ' ' || subject = any(?))`,
    [[...codes], standing],
  );
}

/** Resolves the entries of payments that had no order and stand in the book of one now. */
export async function resolveOrdered(run: Run): Promise<void> {
  await run(
    `update furniture_finding f set resolved_at = now(), updated_at = now()
     where f.code = 'payment_without_order' and f.outcome = 'flagged' and f.resolved_at is null and f.deleted_at is null
       and exists (select 1 from cart_payment_collection l
         join payment_session s on s.payment_collection_id = l.payment_collection_id and s.data->>'id' = f.payment
         join payment p on p.payment_session_id = s.id
         join capture k on k.payment_id = p.id and k.deleted_at is null
         join order_transaction t on t.reference = 'capture' and t.reference_id = k.id and t.deleted_at is null
         where l.cart_id = f.cart_id and l.deleted_at is null)`,
    [],
  );
}

/** The orders that wait for staff for this reason. */
export async function ordersFlagged(run: Run, code: FindingCode): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select order_id from furniture_finding
     where code = ? and outcome = 'flagged' and resolved_at is null and order_id is not null and deleted_at is null`,
    [code],
  );
  return rows.map(({ order_id }) => order_id);
}

function subjectOf({ subject, order_id, payment, cart_id }: Finding): string {
  return subject ?? order_id ?? payment ?? cart_id ?? "";
}

/** What staff know an order by. */
export interface OrderName {
  id: string;
  number: string;
  /** It is neither cancelled nor archived. */
  is_open: boolean;
}

/** The names of those of these orders that there are, by their id. */
export async function orderNames(run: Run, ids: readonly string[]): Promise<ReadonlyMap<string, OrderName>> {
  const rows = await run<OrderName>(
    `select id, coalesce(custom_display_id, display_id::text) as number,
       status not in ('canceled', 'archived') as is_open
     from "order" where id = any(?::text[]) and deleted_at is null`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
