import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { admin, sandbox } from "../../shopper/shop";
import { DEEDS, type Deed } from "./deeds";
import { same, settledBooks } from "./order-books";
import { PAYER_DEEDS } from "./payer-deeds";
import { secondShop } from "./second-shop";
import { endOf } from "./unanswered";

secondShop();

/** "Late" is long after the answer, and before the comparison looks, ms. */
const LATE = 15_000;
const ALL = { ...DEEDS, ...PAYER_DEEDS };

interface Event {
  id: string;
  state: string;
}

const travel = (mode: object) => sandbox("PUT", "/webhooks", mode);
const held = async (): Promise<Event[]> =>
  (await sandbox("GET", "/events")).body.filter(({ state }: Event) => state === "held");

/** Delivers these one after the other, as often as said. */
async function deliver(events: readonly Event[], times = 1): Promise<void> {
  for (const { id } of events)
    for (let time = 0; time < times; time += 1) await sandbox("POST", `/events/${id}/deliver`);
}

/** What may become of the events of a deed, and what brings them to the shop in the end. */
const FATES: Record<string, () => Promise<void>> = {
  late: async () => {
    await pause(LATE);
    await deliver(await held());
  },
  twice: async () => deliver(await held(), 2),
  "in reverse order": async () => deliver((await held()).reverse()),
  never: async () => void (await admin("POST", "/stripe-checkout/comparisons")),
  "after the comparison": async () => {
    await admin("POST", "/stripe-checkout/comparisons");
    await deliver(await held());
  },
};

test.each(Object.keys(ALL))(
  "the payment provider's events come late, twice, in reverse order or never when %s: all books say what they say when they come at once",
  async (name) => {
    const { prepare, press } = ALL[name] as Deed;
    const lived = await prepare();
    await settledBooks(lived);
    await press(lived);
    const after = await settledBooks(lived);
    const faults: unknown[] = [];
    for (const [fate, bring] of Object.entries(FATES)) {
      const order = await prepare();
      await pause(1000);
      await travel({ mode: fate === "never" ? "drop" : "hold" });
      await press(order);
      await pause(2000);
      await bring();
      const end = await endOf(order, press, undefined, after);
      await travel({ mode: "deliver" });
      // Another delivery, and another comparison, change nothing.
      if (!same(end, after)) faults.push({ fate, end, after });
      else if (!same(await settledBooks(order, 3000), after)) faults.push({ fate, end: "moved again" });
    }
    expect(faults).toEqual([]);
  },
  3_600_000,
);
