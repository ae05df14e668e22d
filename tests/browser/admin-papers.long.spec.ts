import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { rows } from "../shopper/shop";
import { violations } from "./access/examine";
import { payUnseen, putInCart, sendCart } from "./cart";
import { enterAdmin, shop } from "./shop";

test("staff find an invoice on „Rechnungen“, download its PDF, and the month for the tax adviser", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const name = `Papier${Math.random().toString(36).slice(2, 8)}`;
  await putInCart(page, "Stool");
  await payUnseen((await sendCart(page, { lastName: name })) ?? "");
  let number = "";
  await expect
    .poll(
      async () => {
        const [paper] = await rows(
          "select number from furniture_paper where document->'buyer'->>'name' = $1",
          `Mia ${name}`,
        );
        number = String(paper?.number ?? "");
        return number;
      },
      { timeout: 60_000 },
    )
    .toMatch(/^RE-20\d\d-\d{4,}$/);

  await enterAdmin(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.admin}/papers`);
    await expect(page.getByRole("heading", { name: "Rechnungen" })).toBeVisible();
    await page.getByLabel(/^Suche/).fill(name);
    const row = page.getByRole("row").filter({ hasText: number });
    await expect(row).toContainText(`Mia ${name}`);
    await expect(row).toContainText(/194,00/);
    expect(await violations(page, "main"), String(width)).toEqual([]);
  }

  const opened = await page.request.get(
    new URL((await page.getByRole("link", { name: number }).getAttribute("href")) ?? "", shop.admin).href,
  );
  expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const pdf = await opened.body();
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

  const [month] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Monat als ZIP" }).click(),
  ]);
  expect(month.suggestedFilename()).toMatch(/^rechnungen-20\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await month.path())));
  expect(Buffer.from(files[`${number}.pdf`] ?? []).equals(pdf)).toBe(true);
});
