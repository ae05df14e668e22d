import { expect, test } from "vitest";
import { LONG } from "../../../tests/long-run";
import { payOnPage } from "../../../tests/shopper/payment-page";
import { type Answer, admin, store } from "../../../tests/shopper/shop";
import { type Call, callsOn, isWeighty } from "./stock-calls/calls";
import { type Chance, chanceFrom } from "./stock-calls/chance";
import { faultsOf, faultsOfAnswer } from "./stock-calls/faults";
import { lookForOrder, newScene, type Scene, WAYS } from "./stock-calls/scene";
import { faultsOfShop } from "./stock-world/fresh-shopper";

/** The short form draws the same calls every time, the long form new ones; STOCK_CALLS_SEED draws those of a failure again. */
const SEED = Number(process.env.STOCK_CALLS_SEED ?? (LONG ? Date.now() % 1_000_000_000 : 46));
const SEQUENCES = Number(process.env.STOCK_CALLS ?? (LONG ? 40 : 1));
const STEPS = LONG ? 14 : 4;
/** How many of a hundred steps are two calls at the same instant. */
const AT_ONCE = 35;

const ask = ({ by, method, path, body }: Call): Promise<Answer> =>
  by === "staff" ? admin(method, path, body) : store(method, path, body);

/** One step, and what is wrong after it. */
async function step(scene: Scene, chance: Chance, told: string[]): Promise<string[]> {
  const calls = await callsOn(scene, chance);
  const weighty = calls.filter(isWeighty);
  const drawn = chance.percent(AT_ONCE)
    ? [chance.of(weighty), chance.of(weighty)]
    : [chance.of(chance.percent(50) ? weighty : calls)];
  const isPaidNow = !scene.order && scene.url !== "" && chance.percent(30);
  const [answers] = await Promise.all([
    Promise.all(drawn.map(ask)),
    isPaidNow ? payOnPage(scene.url).catch(() => false) : undefined,
  ]);
  if (isPaidNow) told.push("the page is paid at the same instant");
  for (const [at, { by, method, path, body }] of drawn.entries()) {
    const how = drawn.length > 1 ? "at once: " : "";
    told.push(`${how}${by} ${method} ${path} ${JSON.stringify(body) ?? ""} => ${answers[at]?.status}`);
  }
  if (isPaidNow) await lookForOrder(scene);
  for (const { body } of answers) if (body?.type === "order") scene.order = body.order.id;
  return [
    ...drawn.flatMap((call, at) => faultsOfAnswer(call, answers[at] as Answer)),
    ...(await faultsOf(scene)),
  ];
}

test(
  `no order of calls to Medusa's stock routes, one after the other or at once, gets round a rule (${SEQUENCES} sequences, seed ${SEED})`,
  async () => {
    for (let number = 0; number < SEQUENCES; number++) {
      const chance = chanceFrom(SEED + number);
      const scene = await newScene(LONG ? chance.of(WAYS) : "card");
      const told: string[] = [];
      for (let at = 0; at < STEPS; at++) {
        const faults = await step(scene, chance, told);
        const history = `seed ${SEED + number}, ${scene.way}\n${told.join("\n")}`;
        expect.soft(faults, history).toEqual([]);
        if (faults.some((fault) => !fault.includes("not German"))) break;
      }
    }
    if (LONG) expect(await faultsOfShop()).toEqual([]);
  },
  LONG ? 30 * 60_000 : 60_000,
);
