import type { OrderRecord } from "../../modules/orders/order-record";
import type { VersionLine } from "../../modules/orders/versions";
import type { OrderLine } from "../orders/order-lines";
import { sumsOf } from "../vouchers/bill";
import type { ChangePlan } from "./build";
import type { OrderStanding } from "./plan";

/** A line that has just been made: the id Medusa gave it and the configuration it was frozen with. */
export interface PlacedLine {
  place: number;
  line_id: string;
  configuration_id: string;
  title: string;
  price: number;
}

/** The words of the shopper stay with the order; a version holds no personal data. */
export function withoutPerson({ message: _, vat_id: __, utm: ___, ...record }: OrderRecord): OrderRecord {
  return record;
}

/** What the order's record says from now on, as far as a change says anything about it. */
export function recordAfter(order: OrderStanding, plan: ChangePlan, number: number, at: Date): OrderRecord {
  const { promised_weeks: _, promised_sample_days: __, ...record } = order.record;
  const { money, total } = plan.after;
  return {
    ...withoutPerson(record),
    ...plan.promised,
    ...plan.terms,
    // What cost nothing and costs something now is paid by card, through the link.
    pay_by: record.pay_by === "free" && total > 0 ? "card" : record.pay_by,
    ...sumsOf(money),
    total,
    invoice: plan.invoice,
    version: number,
    changed_at: at.toISOString(),
    price_version: plan.prices.version,
    voucher_worth: record.voucher_worth ?? record.voucher_sum,
  };
}

/** The configurations by line number: replaced ones give way, those that left keep their place. */
export function lineOrder(order: OrderStanding, placed: readonly PlacedLine[]): string[] {
  const given = order.record.line_order ?? [];
  const last = Math.max(order.lastPlace, ...placed.map(({ place }) => place));
  return Array.from({ length: last }, (_, index) => {
    const own = placed.find(({ place }) => place === index + 1);
    const present = order.lines.find(({ place }) => place === index + 1);
    return own?.configuration_id ?? present?.configuration_id ?? given[index] ?? "";
  });
}

/** The multi-item discount by configuration, as the record of an order keeps it. */
export function lineDiscounts(
  order: OrderStanding,
  plan: ChangePlan,
  placed: readonly PlacedLine[],
): Record<string, number> {
  const discounts = plan.lines.lines.flatMap(({ id, place, stays }) => {
    const line = stays
      ? order.lines.find((one) => one.id === stays.id)
      : placed.find((one) => one.place === place);
    const amount = plan.after.money.lines.find((one) => one.id === id)?.discountAmount ?? 0;
    return line && amount > 0 ? [[line.configuration_id, amount] as const] : [];
  });
  return Object.fromEntries(discounts);
}

/** The lines of the version to be. */
export function linesAfter(
  order: OrderStanding,
  plan: ChangePlan,
  placed: readonly PlacedLine[],
): VersionLine[] {
  return plan.lines.lines.flatMap(({ place, stays }): VersionLine[] => {
    const number = `${order.number}.${place}`;
    const line = order.lines.find(({ id }) => id === stays?.id);
    if (line) {
      return [{ ...versionLine(line), number }];
    }
    return placed.filter((one) => one.place === place).map(({ place: _, ...one }) => ({ ...one, number }));
  });
}

export function linesBefore(order: OrderStanding): VersionLine[] {
  return order.lines.map(versionLine);
}

function versionLine({ id, configuration_id, number, title, price }: OrderLine): VersionLine {
  return { line_id: id, configuration_id, number, title, price };
}

/** What a version makes of the one before, piece by piece, for the workshop: "1046.1 Tisch: geändert". */
export function pieceChanges(before: readonly VersionLine[], after: readonly VersionLine[]): string[] {
  const at = (lines: readonly VersionLine[], number: string) => lines.find((line) => line.number === number);
  const came = after.flatMap(({ number, title, configuration_id }) => {
    const old = at(before, number);
    if (old?.configuration_id === configuration_id) return [];
    return [`${number} ${title}: ${old ? "geändert" : "neu"}`];
  });
  const left = before.filter(({ number }) => !at(after, number));
  return [...came, ...left.map(({ number, title }) => `${number} ${title}: entfällt`)];
}
