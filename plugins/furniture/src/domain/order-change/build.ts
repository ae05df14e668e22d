import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { cartContents, hasInvoiceAddress, type Prices } from "@planke46/furniture-rules";
import { issuesOf, type RefusalIssue } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import type { OrderRecord } from "../../modules/orders/order-record";
import { pricesAgreedFor } from "../../modules/orders/versions";
import { shopDetails, standardColors } from "../../modules/shop-details/shop-details";
import { pickedPlanks } from "../configuration/plank-titles";
import { type PricedConfiguration, priceConfiguration } from "../configuration/price-configuration";
import { boardLength } from "../planks/chosen";
import { currentPrices, pricesOf, type ServedPrices } from "../prices/current-prices";
import type { Reduction } from "../vouchers/bill";
import { agreedColors } from "./agreed-colors";
import { inGerman } from "./configuration-words";
import { type ContactPlan, PARTLY_PACKED, wishedContact } from "./contact";
import {
  type LinePlan,
  type MoneyPlan,
  type OrderStanding,
  planLines,
  planMoney,
  type Settlement,
  settle,
  type WishedLine,
} from "./plan";
import { plankIssues } from "./planks";
import { standingIssues, sumText, withdrawalIssues } from "./refuse";
import type { Wish } from "./wish";

/** What a wish makes of an order, worked out and not yet done. */
export interface ChangePlan {
  lines: LinePlan<PricedConfiguration>;
  before: MoneyPlan;
  after: MoneyPlan;
  /** The reductions of the lines afterwards, by the ids of the plan; a list, because a workflow's input knows no maps. */
  reductions: [string, readonly Reduction[]][];
  settlement: Settlement;
  terms: Pick<OrderRecord, "shipping" | "express_build">;
  /** null where it stays as it is. */
  contact: ContactPlan | null;
  promised: Pick<OrderRecord, "promised_weeks" | "promised_sample_days">;
  invoice: boolean;
  prices: { version: number; prices: Prices };
  /** Every plank the order is built from afterwards, with the list of its piece. */
  planks: { id: string; list: string; length: number }[];
  /** What keeps it from being done, in German; empty when nothing does. */
  issues: RefusalIssue[];
}

/** Works out what a wish makes of an order; changes nothing. Faults of the wish are in `issues`. */
export async function buildChange(
  container: MedusaContainer,
  order: OrderStanding,
  wish: Wish,
): Promise<ChangePlan> {
  const { record } = order;
  const issues: RefusalIssue[] = [...standingIssues(order)];
  // Once for all pieces: a new version must not come between two of them.
  const today = await currentPrices(container);
  const pieces = await Promise.all(
    wish.lines.map((_, index) => wishedLine(container, order, wish, index, today, issues)),
  );
  const known = pieces.filter((piece) => piece !== null);
  const lines = planLines(order.lines, known, order.lastPlace);
  issues.push(...lineIssues(order, lines, wish));
  const { terms, termIssues } = wishedTerms(order, lines, wish);
  issues.push(...termIssues);
  const contact = wishedContact(order, terms, wish, issues);

  const prices = await agreedPrices(container, order);
  const before = moneyOf(order, order.lines, record, prices);
  const after = moneyOf(order, lines.lines, terms, prices);
  issues.push(...sumIssues(order, lines, before, after));
  const settlement = settle(order.total, after.total, order.outstanding);
  const changes = lines.removed.length + lines.lines.filter(({ piece }) => piece).length;
  const sameTerms = terms.shipping === record.shipping && terms.express_build === record.express_build;
  const onlyRemoves = changes > 0 && lines.lines.every(({ stays }) => stays) && sameTerms && !contact;
  if (!onlyRemoves) issues.push(...withdrawalIssues(order));
  if (issues.length === 0 && changes === 0 && sameTerms && !contact)
    issues.push({ path: "", code: "nothing_changed", message: "Es ist noch nichts geändert." });
  const staying = lines.lines.flatMap((line) =>
    line.stays ? planksOf(order, line).map(({ id }) => id) : [],
  );
  return {
    lines,
    before,
    after,
    reductions: [...after.bill.reductions],
    settlement,
    terms,
    contact,
    promised: await promisedTimes(container, order, lines, terms),
    invoice: hasInvoiceAddress(
      contact ?? { shipping_address: order.delivery, billing_address: order.billing },
    ),
    prices,
    planks: lines.lines.flatMap((line) => planksOf(order, line)),
    issues: [...issues, ...(await plankIssues(container, order.id, picking(pieces), staying))],
  };
}

type Wished = WishedLine<PricedConfiguration>;

/** A line as wished; null where it cannot be read, and then `issues` says why. */
async function wishedLine(
  container: MedusaContainer,
  order: OrderStanding,
  { lines }: Wish,
  index: number,
  today: ServedPrices,
  issues: RefusalIssue[],
): Promise<Wished | null> {
  const { line_id, kind, configuration } = lines[index] ?? {};
  const line = order.lines.find(({ id }) => id === line_id);
  const path = `lines.${index}`;
  if (line_id !== undefined && !line) {
    const message = "Diese Zeile steht nicht (mehr) in der Bestellung. Bitte lade die Seite neu.";
    issues.push({ path, code: "line_gone", message });
    return null;
  }
  if (line_id !== undefined && lines.findIndex((other) => other.line_id === line_id) !== index) {
    issues.push({
      path,
      code: "line_twice",
      message: `Die Zeile ${line?.number} ist zweimal genannt.`,
    });
    return null;
  }
  if (line && kind === undefined && configuration === undefined) return { line_id: line.id };
  try {
    const colors = agreedColors(await standardColors(container, configuration), line?.configuration);
    const piece = priceConfiguration(kind, configuration, today, colors);
    const same =
      line?.kind === piece.kind && isDeepStrictEqual(line.configuration, { ...piece.configuration });
    return line && same ? { line_id: line.id } : { line_id, piece };
  } catch (error) {
    const found = issuesOf(error);
    if (!found) throw error;
    const number = line?.number ?? `Neues Stück ${index + 1}`;
    issues.push(
      ...found.map((issue) => inGerman({ ...issue, path: `${path}.configuration.${issue.path}` }, number)),
    );
    // The bills stay comparable: a line whose wish cannot be read is shown as it is.
    return line ? { line_id: line.id } : null;
  }
}

function picking(pieces: readonly (Wished | null)[]) {
  return pieces.flatMap((wished, index) =>
    wished?.piece ? [{ path: `lines.${index}`, piece: wished.piece }] : [],
  );
}

function lineIssues(
  order: OrderStanding,
  { removed }: LinePlan<PricedConfiguration>,
  { lines }: Wish,
): RefusalIssue[] {
  const nothing = "Eine Bestellung ohne Stücke gibt es nicht. Storniere sie stattdessen.";
  const empty = lines.length === 0 ? [{ path: "lines", code: "empty", message: nothing }] : [];
  const shipped = removed.flatMap(({ id }) => {
    const line = order.lines.find((one) => one.id === id);
    if (!line?.shipped) return [];
    const message = `${line.number} ist schon gepackt, verschickt oder übergeben und lässt sich nicht mehr ändern.`;
    return [{ path: "lines", code: "line_shipped", message }];
  });
  return [...empty, ...shipped];
}

function sumIssues(
  order: OrderStanding,
  { lines }: LinePlan<PricedConfiguration>,
  before: MoneyPlan,
  after: MoneyPlan,
): RefusalIssue[] {
  const issues: RefusalIssue[] = [];
  if (before.total !== order.total && !order.cancelled)
    issues.push({
      path: "",
      code: "bill_differs",
      message: `Nach ihrer Rechnung kostet die Bestellung ${sumText(before.total)}, nach Medusa ${sumText(order.total)}. So lässt sie sich nicht ändern.`,
    });
  // What was given back out of goodwill stays given back.
  if (after.total <= order.credited && order.total > 0 && lines.length > 0)
    issues.push({
      path: "lines",
      code: "nothing_left",
      message: `Nach dieser Änderung bliebe nichts zu bezahlen. ${
        order.lines.some(({ shipped }) => shipped)
          ? "Stornieren lässt sich die Bestellung nicht mehr, denn ein Teil ist gepackt oder verschickt: Erstatte stattdessen bei der Zahlung, was zurückgehen soll, und notiere, was nicht mehr gebaut wird."
          : "Storniere die Bestellung stattdessen."
      }`,
    });
  return issues;
}

/** Samples alone are always sent by post, and never built express. */
function wishedTerms(order: OrderStanding, { lines }: LinePlan<PricedConfiguration>, wish: Wish) {
  const { record } = order;
  const samples = lines.length > 0 && cartContents(lines.map(({ kind }) => kind)) === "samples";
  const terms = {
    shipping: samples ? ("delivery" as const) : (wish.shipping ?? record.shipping),
    express_build: !samples && (wish.express_build ?? record.express_build),
  };
  const termIssues: RefusalIssue[] = [];
  const moved = terms.shipping !== record.shipping;
  if (moved && record.outside_germany)
    termIssues.push({
      path: "shipping",
      code: "quoted_delivery",
      message:
        "Die Lieferung ins Ausland ist einzeln angeboten: Liefern oder Abholen lässt sich nicht mehr ändern.",
    });
  const shipped = order.lines.some((line) => line.shipped);
  if (shipped && (moved || terms.express_build !== record.express_build))
    termIssues.push({
      path: moved ? "shipping" : "express_build",
      code: "line_shipped",
      message: `Lieferung und Bauzeit lassen sich nicht mehr ändern: ${PARTLY_PACKED}`,
    });
  return { terms, termIssues };
}

/** What the shopper agreed to stays: the fees and the discount of the version the order was placed with. */
async function agreedPrices(container: MedusaContainer, { id, record, lines }: OrderStanding) {
  const configurations = lines.map(({ configuration_id }) => configuration_id);
  const version =
    record.price_version ?? (await pricesAgreedFor(container.resolve(ORDERS).run, id, configurations));
  return pricesOf(container, version);
}

function moneyOf(
  order: OrderStanding,
  lines: Parameters<typeof planMoney>[0],
  { shipping, express_build }: Pick<OrderRecord, "shipping" | "express_build">,
  { prices }: { prices: Prices },
): MoneyPlan {
  const { vouchers, deliveryCost, ordinary } = order;
  // Ordinary goods stay as they are.
  const others = deliveryCost + ordinary.total;
  return planMoney(lines, { shipping, expressBuild: express_build }, vouchers, prices, others);
}

/** What was promised stays, unless the order is built faster or slower now, or has got its first sample or piece. */
async function promisedTimes(
  container: MedusaContainer,
  { record }: OrderStanding,
  { lines }: LinePlan<PricedConfiguration>,
  terms: Pick<OrderRecord, "express_build">,
): Promise<ChangePlan["promised"]> {
  const { deliveryWeeks, expressWeeks, sampleDays } = await shopDetails(container);
  const contents = cartContents(lines.map(({ kind }) => kind));
  const today = terms.express_build ? expressWeeks : deliveryWeeks;
  const kept = terms.express_build === record.express_build ? record.promised_weeks : undefined;
  return {
    ...(contents !== "samples" && { promised_weeks: kept ?? today }),
    ...(contents !== "furniture" && { promised_sample_days: record.promised_sample_days ?? sampleDays }),
  };
}

function planksOf(
  order: OrderStanding,
  { kind, stays, piece }: LinePlan<PricedConfiguration>["lines"][number],
) {
  const frozen = order.lines.find(({ id }) => id === stays?.id)?.configuration ?? {};
  return pickedPlanks(piece?.configuration ?? frozen).map(({ plank, position }) => ({
    id: plank,
    list: kind,
    length: piece ? boardLength(piece, position) : 0,
  }));
}
