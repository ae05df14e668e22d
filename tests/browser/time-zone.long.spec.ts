import { type Browser, expect, test } from "@playwright/test";
import { checkout, complete, orderableCart, rows, store, until } from "../shopper/shop";
import { payUnseen } from "./cart";
import { enterAdmin, forgetRequests, hydrated, shop } from "./shop";

test.beforeEach(forgetRequests);

/** One is a day ahead of the shop for most hours, the other a day behind. */
const AWAY = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

/** A paid stool, ordered at half past midnight in Berlin. */
async function paidAtNight(): Promise<{ id: string; token: string }> {
  const cart = await orderableCart("stool");
  await payUnseen((await checkout(cart)).body.url);
  const { id } = (await complete(cart)).body.order;
  await rows(`update "order" set created_at = '2026-11-24T23:30:00Z' where id = $1`, id);
  await until(
    async () => (await rows("select 1 from furniture_paper where order_id = $1", id)).length > 0,
    30,
  );
  const [page] = await rows("select token from furniture_order_page where order_id = $1", id);
  return { id, token: String(page?.token) };
}

async function pageIn(browser: Browser, timezoneId: string) {
  const context = await browser.newContext({ timezoneId, locale: "de-DE" });
  return context.newPage();
}

test("whoever looks from another time zone reads the shop's days, before and after scripts run", async ({
  browser,
}) => {
  const { token } = await paidAtNight();
  for (const zone of ["Europe/Berlin", ...AWAY]) {
    const page = await pageIn(browser, zone);
    const faults: string[] = [];
    page.on("console", (said) => said.type() === "error" && faults.push(said.text()));
    await page.goto(`${shop.storefront}/auftrag/${token}`);
    await hydrated(page);
    await expect(page.getByRole("main"), zone).toContainText("25. November 2026");
    await expect(page.getByRole("main"), zone).not.toContainText(/2[46]\. November 2026/);
    expect(faults, zone).toEqual([]);
    await page.context().close();
  }
});

test("staff who look from another time zone read the workshop's days and hours", async ({ browser }) => {
  const name = `Nacht ${Date.now()}`;
  const message = { name, email: "mia.muster@example.com", text: "Wie lange dauert es?" };
  expect((await store("POST", "/messages", message)).status).toBe(200);
  await rows("update furniture_message set created_at = '2026-11-24T23:30:00Z' where name = $1", name);
  for (const zone of AWAY) {
    const page = await pageIn(browser, zone);
    await enterAdmin(page);
    await page.goto(`${shop.admin}/messages?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole("main"), zone).toContainText("25.11.2026, 00:30");
    await page.context().close();
  }
});
