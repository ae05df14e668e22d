import { beyondTheSide, settled, violations } from "../access/examine";
import { cards, eurosIn } from "../cart";
import { shop } from "../shop";
import { type Expected, groups, orderWord, sums } from "./expected";
import { priceOf } from "./oracle/prices";
import { expect } from "./patience";
import type { Shopper } from "./shopper";
import type { Words } from "./words";

/** Amounts by name, EUR. An amount that the page does not show is 0. */
type Read = Record<string, number>;

/** Everything that is promised of every page after every step. Throws what is not kept. */
export async function lookOver(shopper: Shopper, expected: Expected): Promise<void> {
  await goesOn(shopper, expected);
  if (expected.place === "cart" && expected.lines.length > 0) await sumsAgree(shopper, expected);
  if (expected.place === "configurator" && expected.piece) await priceIsRight(shopper, expected);
  expect(await beyondTheSide(shopper.page), `${path(shopper)} does not scroll sideways`).toBeLessThanOrEqual(
    0,
  );
  expect(shopper.watch.heard(), "nothing went wrong in the browser").toEqual([]);
}

/** The main button of the page is there and can be pressed. */
async function goesOn(shopper: Shopper, expected: Expected): Promise<void> {
  const words = shopper.words(expected.language);
  const { main } = shopper;
  const popup = shopper.page.getByRole("dialog");
  switch (expected.place) {
    case "configurator": {
      if ((await popup.count()) > 0) {
        await expect(
          popup.getByRole("link", { name: words.toCart }),
          "the popup leads to the cart",
        ).toBeVisible();
        return;
      }
      const name = expected.changing === null ? words.addToCart : words.saveChange;
      const button = shopper.button(name);
      await expect(button, "the configurator's main button can be pressed").toBeEnabled();
      await expect(button, "the configurator's main button is in sight").toBeInViewport();
      return;
    }
    case "cart": {
      const button =
        expected.lines.length === 0
          ? main.getByRole("link", { name: words.emptyCart })
          : main.getByRole("button", { name: words[orderWord(expected)] });
      await expect(button, "the cart's main button can be pressed").toBeEnabled();
      return;
    }
    case "payment":
      await expect(
        shopper.page.getByRole("button", { name: words.payment.pay }),
        "the payment page's button can be pressed",
      ).toBeEnabled();
      return;
    default:
      // Pages to read lead on by the bar at the top.
      await expect(
        (expected.place === "elsewhere" ? shopper.page.getByRole("banner") : main).getByRole("link").first(),
        "there is a way on",
      ).toBeVisible();
  }
}

async function priceIsRight(shopper: Shopper, expected: Expected): Promise<void> {
  const { piece } = expected;
  if (!piece) return;
  const shown = shopper.main.getByRole("status").filter({ hasText: shopper.words(expected.language).price });
  await expect
    .poll(async () => eurosIn(await shown.first().textContent()), {
      message: `the price of ${JSON.stringify(piece)}`,
    })
    .toBe(priceOf(piece));
}

/** Cards, bill, the shop's summary and Medusa's cart say what the rules say. */
export async function sumsAgree(shopper: Shopper, expected: Expected): Promise<void> {
  const wanted = sums(expected);
  const prices = expected.lines.map(priceOf);
  const words = shopper.words(expected.language);
  const bill = shopper.main.getByRole("region", { name: words.summary });
  await expect
    .poll(
      async () => ({
        cards: await cardsRead(shopper, words),
        bill: byName(await amountsIn(bill), words.rows),
      }),
      { message: "the sums on the page" },
    )
    .toEqual({
      cards: groups(expected).map((lines) => {
        const discount = sum(lines.map((at) => wanted.discounts[at] ?? 0));
        const price = sum(lines.map((at) => prices[at] ?? 0));
        return { price, discount, after: discount > 0 ? price - discount : 0 };
      }),
      bill: {
        goods: wanted.before,
        discount: wanted.before - wanted.goods,
        pickup: wanted.pickup,
        express: wanted.express,
        voucher: wanted.voucher,
        total: wanted.total,
      },
    });
  // Pieces, reductions and shipping are a write each: a reader in between sees one without the other.
  await expect
    .poll(() => storedTotals(shopper), { message: "what the shop counts behind the page" })
    .toEqual({ summary: wanted.total, cart: wanted.total });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Each card's price, what comes off it and what is left. */
async function cardsRead(shopper: Shopper, words: Words): Promise<Read[]> {
  const read: Read[] = [];
  for (const card of await cards(shopper.page).all()) read.push(byName(await amountsIn(card), words.card));
  return read;
}

type Amounts = { name: string; text: string }[];

/** Names and texts of all lists of terms within an element. */
function amountsIn(element: import("@playwright/test").Locator): Promise<Amounts> {
  return element.evaluateAll((found) =>
    found.flatMap((one) =>
      [...one.querySelectorAll("dt")].map((term) => {
        const definition = term.nextElementSibling;
        return { name: (term.textContent ?? "").trim(), text: definition?.textContent ?? "" };
      }),
    ),
  );
}

function byName<Name extends string>(amounts: Amounts, names: Record<Name, RegExp>): Read {
  return Object.fromEntries(
    (Object.entries(names) as [Name, RegExp][]).map(([name, pattern]) => {
      // A bill begins with its pieces; the sums are below.
      const text = amounts.findLast((one) => pattern.test(one.name))?.text;
      return [name, text === undefined ? 0 : eurosIn(text)];
    }),
  );
}

async function storedTotals(shopper: Shopper): Promise<Record<string, unknown>> {
  const id = await shopper.cartId();
  const headers = { "x-publishable-api-key": shop.publishableKey };
  const ask = async (route: string) =>
    (await (await fetch(`${shop.medusa}/store/carts/${id}${route}`, { headers })).json()) as {
      summary?: { total: number };
      cart?: { total: number };
    };
  const [summary, cart] = await Promise.all([ask("/summary"), ask("?fields=id,total")]);
  return { summary: summary.summary?.total, cart: cart.cart?.total };
}

/** Pages that axe has looked at in this run of the tests. */
const examined = new Set<string>();

/** The page as axe sees it. A page that was looked at before is passed over, unless it is to be looked at anyway. */
export async function isAccessible(shopper: Shopper, expected: Expected, anyway: boolean): Promise<void> {
  const page = `${path(shopper)} ${shopper.width} ${expected.language} ${expected.lines.length > 0}`;
  if (!anyway && examined.has(page)) return;
  examined.add(page);
  await settled(shopper.page);
  expect(await violations(shopper.page), `axe on ${page}`).toEqual([]);
}

function path({ page }: Shopper): string {
  return new URL(page.url()).pathname;
}
