import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { sandbox } from "../../shopper/shop";
import { AFTER_SALE_DEEDS } from "./after-sale-deeds";
import { DEEDS, type Deed } from "./deeds";
import { settledBooks } from "./order-books";
import { PAYER_DEEDS } from "./payer-deeds";
import { secondShop } from "./second-shop";
import { compare, comparedBooks, endOf, oneOf } from "./unanswered";
import { WORKSHOP_DEEDS } from "./workshop-deeds";

secondShop();

/** "Late" is long after the answer, and before the comparison looks, ms. */
const LATE = 15_000;
const ALL = { ...DEEDS, ...PAYER_DEEDS, ...AFTER_SALE_DEEDS, ...WORKSHOP_DEEDS };

interface Event {
  id: string;
  state: string;
}

const travel = (mode: "hold" | "deliver") => sandbox("PUT", "/webhooks", { mode });
const events = async (): Promise<Event[]> => (await sandbox("GET", "/events")).body;

/** Delivers these one after the other, as often as said. */
async function deliver(events: readonly Event[], times = 1): Promise<void> {
  for (const { id } of events)
    for (let time = 0; time < times; time += 1) await sandbox("POST", `/events/${id}/deliver`);
}

/** What may become of the events of a deed. Whether the comparison looks before they come. */
const FATES = {
  twice: { bring: (events: readonly Event[]) => deliver(events, 2) },
  "in reverse order": { bring: (events: readonly Event[]) => deliver(events.toReversed()) },
  late: { after: () => pause(LATE), bring: deliver },
  never: { after: compare, bring: async () => undefined },
  "after the comparison": { bring: deliver },
};

test.each(Object.keys(ALL))(
  "the payment provider's events come late, twice, in reverse order or never when %s: all books say what they say when they come at once",
  async (name) => {
    const { prepare, press } = ALL[name] as Deed;
    const lived = await prepare();
    await settledBooks(lived);
    const former = await events();
    await press(lived);
    const after = await settledBooks(lived);
    const compared = await comparedBooks(lived);
    // Some deeds ask for nothing there.
    if ((await events()).length === former.length) return;
    const orders = await Promise.all(Object.keys(FATES).map(() => prepare()));
    await Promise.all(orders.map((order) => settledBooks(order)));
    await travel("hold");
    const held: Event[][] = [];
    for (const order of orders) {
      await press(order);
      await pause(2000);
      const known = new Set(held.flat().map(({ id }) => id));
      held.push((await events()).filter(({ id, state }) => state === "held" && !known.has(id)));
    }
    for (const [at, fate] of Object.values(FATES).entries()) {
      if ("after" in fate) await fate.after();
      await fate.bring(held[at] ?? []);
    }
    const isEnd = oneOf(after, compared);
    const came = await Promise.all(orders.map((order) => endOf(order, press, undefined, isEnd)));
    await travel("deliver");
    // Another delivery, and another comparison, change nothing.
    await Promise.all(held.map((some) => deliver(some)));
    await compare();
    const later = await Promise.all(orders.map((order) => settledBooks(order, 3000)));
    const faults = Object.keys(FATES).map((fate, at) => {
      const end = came[at] ?? {};
      return { fate, end: isEnd(end) ? compared : end, later: later[at] };
    });
    expect(faults).toEqual(Object.keys(FATES).map((fate) => ({ fate, end: compared, later: compared })));
  },
  3_600_000,
);
