import type { ConfigurationOf, Kind } from "@planke46/furniture-rules";
import { expect, type Page, test } from "@playwright/test";
import { LONG } from "../../long-run";
import { cards, eurosIn } from "../cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "../shop";
import { orderOf } from "../staff";

/** One piece of a kind: how it is made by hand, and what staff are to build. */
interface Story<K extends Kind = Kind> {
  kind: K;
  page: string;
  heading: string;
  configure: (page: Page) => Promise<void>;
  drawn: RegExp;
  address: RegExp;
  dimensions: string | null;
  /** Whole EUR, counted by hand from the specification. */
  price: number;
  /** All that staff read of it. */
  ordered: ConfigurationOf<K>;
}

const typed = (page: Page, name: string, value: string) => page.getByRole("spinbutton", { name }).fill(value);
const chosen = (page: Page, name: RegExp | string) => page.getByRole("radio", { name }).check();

/** The one with boards to hang; the newcomer of another story buys a table. */
const SHORT: Kind[] = ["shelf"];

const STORIES = [
  {
    kind: "table",
    page: "configuratorTable",
    heading: "Dein Tisch",
    configure: async (page) => {
      await typed(page, "Länge", "180");
      await chosen(page, /^geschlossen/);
      await chosen(page, /^durchgehend/);
    },
    drawn: /^Tisch, 180 × 80 × 75 cm, Gestell geschlossen/,
    address: /length=180.*frameType=closed&tableTop=solid/,
    dimensions: "180 × 80 × 75",
    // 1.3 · (599 + 2.5 · (80 + 30 + 30) + 75) + 75 closed + 150 solid + 30 for own measures.
    price: 1586,
    ordered: {
      dimensions: { chosen: "individual", length: 180, width: 80, height: 75 },
      frameType: "closed",
      tableTop: "solid",
      color: { chooseOwnColor: false, hex: "#27292B" },
      choosePlanks: false,
      planks: [],
    },
  } satisfies Story<"table">,
  {
    kind: "tableOffice",
    page: "configuratorTableOffice",
    heading: "Dein Schreibtisch",
    configure: (page) => chosen(page, /^Weiß/),
    drawn: /^Schreibtisch, 160 × 80 cm, Höhe 67–127 cm, Weiß/,
    address: /color=ffffff/,
    dimensions: "160 × 80 cm, Höhe 67–127 cm",
    // 1.3 · 1399.
    price: 1819,
    ordered: { color: { chooseOwnColor: false, hex: "#FFFFFF" }, choosePlanks: false, planks: [] },
  } satisfies Story<"tableOffice">,
  {
    kind: "bench",
    page: "configuratorBench",
    heading: "Deine Bank",
    configure: async (page) => {
      await chosen(page, /^Für drei/);
      await chosen(page, /^massiv/);
    },
    drawn: /^Bank, 170 × 40 × 45 cm, Gestell massiv/,
    address: /chosen=threePerson&frameType=massive/,
    dimensions: "170 × 40 × 45",
    // 1.3 · (399 + 2.5 · 70 + 50 massive).
    price: 811,
    ordered: {
      dimensions: { chosen: "threePerson", length: 170, width: 40, height: 45 },
      frameType: "massive",
      color: { chooseOwnColor: false, hex: "#27292B" },
      choosePlanks: false,
      planks: [],
    },
  } satisfies Story<"bench">,
  {
    kind: "stool",
    page: "configuratorStool",
    heading: "Dein Hocker",
    configure: async (page) => {
      await typed(page, "Höhe", "60");
      await chosen(page, /^Eigene Farbe/);
      await page.getByRole("combobox", { name: "RAL oder Hex" }).fill("RAL 5010");
    },
    drawn: /^Hocker, 40 × 40 × 60 cm, Gestell einfach, RAL 5010/,
    address: /ownColor=ral5010/,
    dimensions: "40 × 40 × 60",
    // 1.3 · (149 + 2.5 · 15 + 100 for an own colour + 10 for own measures).
    price: 385,
    ordered: {
      dimensions: { chosen: "individual", length: 40, width: 40, height: 60 },
      frameType: "simple",
      color: { chooseOwnColor: true, hex: "#13447C", ral: "RAL 5010" },
      choosePlanks: false,
      planks: [],
    },
  } satisfies Story<"stool">,
  {
    kind: "shelf",
    page: "configuratorShelf",
    heading: "Dein Regal",
    configure: async (page) => {
      await typed(page, "Breite", "160");
      await typed(page, "Anzahl der Böden", "5");
      await chosen(page, "2 Stützen");
      await page.getByText("Jeder Boden einzeln").click();
      await typed(page, "Boden 2", "40");
      await page.getByRole("checkbox", { name: "Boden 1 links kurz" }).check();
    },
    drawn: /^Regal, 160 × 30 × 200 cm, Gestell offen/,
    address: /boards=10l\+40\+/,
    dimensions: "160 × 30 × 200",
    // 1.3 · (200 + 1.1 · (1.19 · (250 + 2.5 · (100 + 150) + 70 · 3) + 200)).
    price: 2392,
    ordered: {
      dimensions: { width: 160, depth: 30, height: 200 },
      numberOfPlanks: 5,
      numberOfPillars: 2,
      frameType: "open",
      color: { chooseOwnColor: false, hex: "#27292B" },
      choosePlanks: false,
      planks: [],
      // Evenly spread, 47 cm apart from 10 to 198, but for the second.
      boards: [
        { distanceFromTop: 10, leftShort: true, rightShort: false },
        { distanceFromTop: 40, leftShort: false, rightShort: false },
        { distanceFromTop: 104, leftShort: false, rightShort: false },
        { distanceFromTop: 151, leftShort: false, rightShort: false },
        { distanceFromTop: 198, leftShort: false, rightShort: false },
      ],
    },
  } satisfies Story<"shelf">,
  {
    kind: "frame",
    page: "configuratorFrame",
    heading: "Dein Rahmen",
    configure: async (page) => {
      await typed(page, "Breite", "60");
      await typed(page, "Höhe", "80");
      await chosen(page, /^Passepartout/);
      await page.getByRole("button", { name: "Creme" }).click();
    },
    drawn: /^Rahmen, 60 × 80 cm, mit Passepartout/,
    address: /passepartoutColor=f3ead7/,
    dimensions: "60 × 80",
    // 1.3 · 1.2 · (40 + 40 / 1.5 + 60 / 1.5).
    price: 166,
    ordered: {
      dimensions: { width: 60, height: 80 },
      filling: "passepartout",
      passepartoutColor: "#F3EAD7",
    },
  } satisfies Story<"frame">,
] as const;

/** All kinds are bought over HTTP each time (`line-facts.test.ts`); with the mouse a shelf and a sample in the short run, all in the long one. */
const BOUGHT = LONG ? STORIES : STORIES.filter(({ kind }) => SHORT.includes(kind));

for (const story of BOUGHT) {
  test(`${story.kind}: configured by hand, it lies in the cart at its price, comes back from there, and is ordered, paid and built as it was shown`, async ({
    page,
  }) => {
    const { price } = story;
    await page.goto(`${shop.storefront}/${story.page}Desktop`);
    await expect(page.getByRole("heading", { level: 1, name: story.heading })).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeEnabled();
    await story.configure(page);
    await expect(page.getByRole("img", { name: story.drawn })).toBeVisible();
    await expect(page).toHaveURL(story.address);
    const shown = page.getByRole("status").filter({ hasText: "Preis:" });
    expect(eurosIn(await shown.textContent())).toBe(price);

    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("dialog")).toContainText("Liegt im Warenkorb");
    await expect(page.getByRole("dialog")).not.toContainText("Preise haben sich");
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(cards(page)).toHaveCount(1);
    expect(
      eurosIn(
        await cards(page)
          .getByText(/^[\d.]+\s€$/)
          .textContent(),
      ),
    ).toBe(price);
    if (story.dimensions) await expect(cards(page)).toContainText(story.dimensions);

    await page.getByRole("link", { name: /ändern$/ }).click();
    await expect(page.getByRole("img", { name: story.drawn })).toBeVisible();
    await page.goBack();

    await introduce(page);
    await toPayment(page);
    await pay(page, CARDS.success);
    const { orderId, orderValue } = await completedOrder(page);
    expect(orderValue).toBe(price);
    await expect(page.getByText(orderId, { exact: true })).toBeVisible();
    const order = await orderOf(orderId);
    expect(order.total).toBe(price);
    expect(order.lines).toHaveLength(1);
    expect(order.lines[0]).toMatchObject({ kind: story.kind, price });
    expect(order.lines[0]?.configuration).toEqual(story.ordered);
  });
}

test("sample: ordered from the popup's way to the cart, it costs 5 € and comes in the colour that was chosen", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop?chosen=high`);
  await chosen(page, /^Weiß/);
  await expect(page).toHaveURL(/color=ffffff/);
  await page.getByRole("button", { name: /^Muster in dieser Farbe/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Ein Muster aus Holz und Stahl für 5 €");
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(cards(page)).toContainText("Muster");
  // Up to 20 €, the form asks for neither a phone number nor a voucher.
  await expect(page.getByRole("textbox", { name: /^Telefon/ })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /^Gutscheincode/ })).toHaveCount(0);
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId, orderValue } = await completedOrder(page);
  expect(orderValue).toBe(5);
  expect((await orderOf(orderId)).lines).toMatchObject([
    { kind: "sample", price: 5, configuration: { color: { chooseOwnColor: false, hex: "#FFFFFF" } } },
  ]);
});
