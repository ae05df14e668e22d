import { expect, test } from "vitest";
import { LONG } from "../../../tests/long-run";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  type Answer,
  add,
  CONTACT,
  checkout,
  complete,
  look,
  regionIds,
  rows,
  store,
} from "../../../tests/shopper/shop";
import { from, newPlank, stateOf } from "./plank-stock";

const SHOPPERS = LONG ? 50 : 8;
const RESERVATIONS = LONG ? 10 : 5;
/** Builds of carts at the same time; the race itself has no bound. */
const BUILDERS = 10;

async function inTurns<T>(count: number, job: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await job(index);
  };
  await Promise.all(Array.from({ length: BUILDERS }, worker));
  return results;
}

/** What Stripe has been asked to collect for a cart. */
function paymentPages(cart: string): Promise<unknown[]> {
  return rows(
    `select s.id from payment_session s join cart_payment_collection l
     on l.payment_collection_id = s.payment_collection_id where l.cart_id = $1`,
    cart,
  );
}

test(`of ${SHOPPERS} shoppers paying for one plank at once, one gets it, the others are told which plank, none is charged`, async () => {
  const plank = await newPlank();
  const { home } = await regionIds();
  const carts = await inTurns(SHOPPERS, async (index) => {
    const email = `shopper-${index}@example.test`;
    const { body } = await store("POST", "/carts", { region_id: home, ...CONTACT, email });
    const cart: string = body.cart.id;
    expect((await add(cart, "stool", from(plank))).status).toBe(200);
    await store("POST", `/carts/${cart}/terms`, { data_security: true });
    return cart;
  });

  const answers = await Promise.all(carts.map((cart) => checkout(cart)));
  const winners = carts.filter((_, index) => answers[index]?.status === 200);
  expect(winners).toHaveLength(1);
  const [winner = ""] = winners;
  const won = answers[carts.indexOf(winner)];
  for (const [index, answer] of answers.entries()) {
    if (carts[index] !== winner) expectTold(answer, plank);
  }

  const completions = await Promise.all([
    payOnPage(won?.body.url).then(() => complete(winner)),
    ...carts.filter((cart) => cart !== winner).map((cart) => complete(cart)),
  ]);
  expect(completions.filter(({ body }) => body.type === "order")).toHaveLength(1);
  expect(completions[0]?.body.type).toBe("order");
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: completions[0]?.body.order.id });

  const losers = carts.filter((cart) => cart !== winner);
  const pages = await Promise.all(losers.map(paymentPages));
  expect(pages.flat()).toEqual([]);
  const [loser = ""] = losers;
  const { summary } = await look(loser);
  expect(summary.lines[0].planks_gone).toEqual([{ plank: plank.id, title: plank.title, position: 1 }]);
}, 300_000);

test(`of ${RESERVATIONS} reservations of one plank at once, one is placed`, async () => {
  const plank = await newPlank("bench");
  const { abroad } = await regionIds();
  const carts = await inTurns(RESERVATIONS, async () => {
    const { body } = await store("POST", "/carts", { region_id: abroad, email: CONTACT.email });
    const cart: string = body.cart.id;
    await add(cart, "bench", from(plank));
    const terms = { outside_germany: true, shipping: "pickup", data_security: true };
    await store("POST", `/carts/${cart}/terms`, terms);
    await store("POST", `/carts/${cart}`, {
      shipping_address: { first_name: "Anna", last_name: "Muster", country_code: "at" },
    });
    return cart;
  });
  const answers = await Promise.all(
    carts.map(async (cart) => ((await checkout(cart)).status === 200 ? complete(cart) : undefined)),
  );
  expect(answers.filter((answer) => answer?.body.type === "order")).toHaveLength(1);
  expect((await stateOf(plank)).state).toBe("sold");
}, 180_000);

function expectTold(answer: Answer | undefined, plank: { id: string; title: string }): void {
  expect([answer?.status, answer?.body.issues?.[0].code]).toEqual([400, "plank_gone"]);
  expect(answer?.body.message).toContain(plank.title);
  expect(answer?.body.issues[0].params.plank).toBe(plank.id);
}
