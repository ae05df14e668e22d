import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { devices, expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import {
  askQuestion,
  CARDS,
  completedOrder,
  forgetRequests,
  introduce,
  orderedTable,
  pay,
  shop,
  toPayment,
} from "./shop";

const longTest = longOnly(test);

/** Where a trial writes what it counts, one JSON a line. */
const FILE = join(dirname(process.env.SHOP_JSON ?? ".data/shop.json"), "analytics/events.ndjson");

interface Counted {
  name: string;
  path?: string;
  id?: string;
  value?: number;
  item?: { kind: string; price: number };
}

let before = 0;
/** What has been counted since the test began. */
const counted = (): Counted[] => lines().slice(before);
const names = () => counted().map(({ name }) => name);
const viewed = () => counted().flatMap(({ name, path }) => (name === "page_view" ? [path] : []));

function lines(): Counted[] {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The paths to which the page sends events, and from which it loads what counts, from now on. */
function sent(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/events" || /^\/assets\/counting-/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const banner = (page: Page) => page.getByRole("complementary", { name: "Dürfen wir mitzählen?" });
const say = (page: Page, name: "Ja, gern" | "Nein, danke") =>
  banner(page).getByRole("button", { name }).click();

test.beforeEach(async () => {
  await forgetRequests();
  before = lines().length;
});

test("before somebody agrees nothing is sent and nothing kept; after a no it stays so", async ({ page }) => {
  const events = sent(page);
  await page.goto(`${shop.storefront}/faq`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole("link", { name: "Über uns" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "consent" }));
  await say(page, "Nein, danke");
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "wir zählen nicht mit" })).toBeVisible();
  await orderedTable(page);
  await expect(banner(page)).toBeHidden();
  expect(events).toEqual([]);
  expect(counted()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("timeOnSite"))).toBeNull();
});

test("yes and no are equally easy: two buttons of one size and one look", async ({ page }) => {
  await page.goto(`${shop.storefront}/faq`);
  const looks = await banner(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, fontSize, borderColor } = getComputedStyle(button);
        return { width, height, color, backgroundColor, fontWeight, fontSize, borderColor };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});

test("what counts is loaded after a yes, and sends its events to the shop alone", async ({ page }) => {
  const events = sent(page);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${shop.storefront}/faq`);
  await say(page, "Ja, gern");
  await expect
    .poll(() => events.map((path) => path.replace(/-.*/, "")).sort())
    .toEqual(["/assets/counting", "/events"]);
  expect([...origins]).toEqual([new URL(shop.storefront).origin]);
});

longTest(
  "after a yes pages are counted, without what is somebody's own in their address",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/faq?email=mia@example.com`);
    await say(page, "Ja, gern");
    await expect.poll(viewed).toEqual(["/faq"]);
    await page.goto(`${shop.storefront}/pay/somebodys-token`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Über uns" }).first().click();
    await expect.poll(viewed).toEqual(["/faq", "/about"]);
    expect(readFileSync(FILE, "utf8")).not.toContain("mia@");
  },
);

longTest("half a minute in sight is told once a visit, over all its pages", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${shop.storefront}/faq`);
  await say(page, "Ja, gern");
  await expect.poll(viewed).toEqual(["/faq"]);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.clock.fastForward(20_000);
  await page.reload();
  await expect.poll(viewed).toEqual(["/faq", "/faq"]);
  expect(names()).not.toContain("time_on_site");
  await page.clock.fastForward(11_000);
  await expect.poll(names).toContain("time_on_site");
  expect(counted().find(({ name }) => name === "time_on_site")).toMatchObject({
    label: "on there for 1+ minute",
  });
  await page.reload();
  await page.clock.fastForward(60_000);
  await expect.poll(viewed).toHaveLength(3);
  expect(names().filter((name) => name === "time_on_site")).toHaveLength(1);
});

test("an order is counted as exactly one purchase, also when its last page is loaded again", async ({
  page,
}) => {
  const returns: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/orderCompletedStripe") returns.push(request.url());
  });
  await page.goto(`${shop.storefront}/faq`);
  await say(page, "Ja, gern");
  await orderedTable(page);
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId, orderValue } = await completedOrder(page);
  await page.reload();
  await page.goto(String(returns[0]));
  await completedOrder(page);
  const order = { id: orderId, value: orderValue, currency: "EUR" };
  await expect
    .poll(() => counted().filter(({ id }) => id))
    .toMatchObject([
      { name: "transaction", ...order },
      { name: "purchase", ...order },
    ]);
  expect(counted().find(({ name }) => name === "add_to_cart")).toMatchObject({
    item: { kind: "table", price: 1491 },
    currency: "EUR",
  });
  expect(JSON.stringify(counted())).not.toMatch(/Mia|Muster|Werkstattweg|@/);
});

longTest("a question that was sent is counted as a contact", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  await say(page, "Ja, gern");
  await askQuestion(page);
  await expect(page).toHaveURL(/\/messageSent\?sent/);
  await expect.poll(names).toContain("contact");
});

test("a consent is withdrawn from the foot of any page, and everything stops at once", async ({ page }) => {
  await page.goto(`${shop.storefront}/faq`);
  await say(page, "Ja, gern");
  await expect.poll(viewed).toEqual(["/faq"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  const settings = page.getByRole("region", { name: "Cookie-Einstellungen" });
  await expect(settings.getByText("Zurzeit dürfen wir mitzählen.")).toBeInViewport();
  await expect.poll(viewed).toEqual(["/faq", "/datasecurity"]);
  await settings.getByRole("button", { name: "Nein, danke" }).click();
  await expect(settings.getByText("Zurzeit zählen wir nicht mit.")).toBeVisible();
  const events = sent(page);
  await page.getByRole("link", { name: "Über uns" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await orderedTable(page);
  expect(events).toEqual([]);
  expect(names()).toEqual(["page_view", "page_view"]);
});

test.describe("on a phone", () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  test("the question and the notice after it leave the button to buy free", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorTableMobile`);
    const buy = page.getByRole("button", { name: "In den Warenkorb" });
    await expect(banner(page)).toBeVisible();
    await buy.click({ trial: true });
    // Before the page answers, the form is sent and the page comes back without a notice.
    await expect(page.getByRole("slider").first()).toBeEnabled();
    await say(page, "Nein, danke");
    const notice = page.getByRole("status").filter({ hasText: "wir zählen nicht mit" });
    await expect(notice).toBeVisible();
    const [above, below] = [await notice.boundingBox(), await buy.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await notice.getByRole("button", { name: "Hinweis schließen" }).click();
    await expect(notice).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  longTest(
    "one decides by form, comes back to the page, and an item in the cart is counted",
    async ({ page }) => {
      const address = `${shop.storefront}/configuratorTableDesktop?chosen=dining`;
      await page.goto(address);
      await say(page, "Ja, gern");
      await expect(page).toHaveURL(address);
      await expect(banner(page)).toBeHidden();
      await page.getByRole("button", { name: "In den Warenkorb" }).click();
      await expect.poll(names).toEqual(["add_to_cart"]);
      await page.goto(`${shop.storefront}/cartDesktop`);
      await page.getByRole("button", { name: "Eine Bank zu diesem Tisch in den Warenkorb" }).click();
      await expect.poll(names).toEqual(["add_to_cart", "add_to_cart"]);
      await page.goto(`${shop.storefront}/datasecurity`);
      const settings = page.getByRole("region", { name: "Cookie-Einstellungen" });
      await settings.getByRole("button", { name: "Nein, danke" }).click();
      await expect(settings.getByText("Zurzeit zählen wir nicht mit.")).toBeVisible();
    },
  );
});

longTest("by keyboard the question is passed by or answered, and holds nobody", async ({ page }) => {
  await page.goto(`${shop.storefront}/faq`);
  const yes = banner(page).getByRole("button", { name: "Ja, gern" });
  await yes.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(yes).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
});
