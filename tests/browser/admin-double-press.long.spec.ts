import { expect, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { reservation } from "../shopper/reservation";
import { rows } from "../shopper/shop";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { reservations, searchFor } from "./staff";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

test("a double click issues one voucher, and a series once; without a connection none, not even later", async ({
  page,
  context,
}) => {
  const note = `Doppelklick ${Date.now().toString(36)}`;
  const issued = async () =>
    (await rows("select 1 from promotion where metadata::text like $1", `%${note}%`)).length;
  await enterAdmin(page);
  await page.goto(`${shop.admin}/vouchers`);
  const drawer = page.getByRole("dialog");
  for (const [open, send, said, count] of [
    ["Neuer Gutschein", "Gutschein erstellen", /^Gutschein .+ erstellt$/, 1],
    ["Neue Serie", "Serie erstellen", /^Serie .+ erstellt$/, 4],
  ] as const) {
    await page.getByRole("button", { name: open }).click();
    if (open === "Neue Serie") {
      await drawer.getByLabel("Name der Serie").fill(note);
      await drawer.getByLabel("Anzahl").fill("3");
    }
    await drawer.getByLabel(/^Wert/).fill("10");
    await drawer.getByLabel("Notiz").fill(note);
    await context.setOffline(true);
    await drawer.getByRole("button", { name: send }).click();
    await expect(drawer.getByRole("alert")).toHaveText("Der Server ist gerade nicht zu erreichen.");
    await context.setOffline(false);
    await drawer.getByRole("button", { name: send }).dblclick();
    await expect(page.getByText(said)).toHaveCount(1);
    await expect(drawer).toHaveCount(0);
    expect(await issued()).toBe(count);
  }
});

longTest(
  "a double click sends one offer; the list says until when it holds, and who has an old list is told",
  async ({ page, context }) => {
    const id = await reservation("stool");
    const number = (await reservations()).find((one) => one.id === id)?.number;
    await enterAdmin(page);
    const colleague = await context.newPage();
    for (const tab of [page, colleague]) {
      await tab.goto(`${shop.admin}/furniture-reservations`);
      const makeOffer = tab.getByRole("button", { name: `Angebot für ${number}`, exact: true });
      await searchFor(tab, String(number));
      await makeOffer.click();
      await tab.getByLabel(/^Lieferkosten/).fill("40");
    }
    await page.getByRole("button", { name: "Angebot verschicken" }).dblclick();
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: `Neues Angebot für ${number}`, exact: true }) });
    await expect(row.getByText(/^gilt bis \d/)).toBeVisible();
    const links = () => rows("select token from furniture_payment_link where order_id = $1", id);
    expect(await links()).toHaveLength(1);

    const late = colleague.getByRole("dialog");
    await late.getByRole("button", { name: "Angebot verschicken" }).click();
    await expect(late.getByRole("alert")).toContainText("Das Angebot hat sich inzwischen geändert");
    await expect(late).toContainText("Das bisherige Angebot gilt dann nicht mehr.");
    expect(await links()).toHaveLength(1);
    await late.getByRole("button", { name: "Angebot verschicken" }).click();
    await expect(late).toHaveCount(0);
    expect(await links()).toHaveLength(2);
  },
);
