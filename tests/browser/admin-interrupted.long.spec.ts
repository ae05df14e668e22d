import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, test } from "@playwright/test";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff } from "./staff";

test.beforeEach(forgetRequests);

interface Form {
  order: { version: number; lines: { id: string }[] };
}

/** A colleague adds a stool to an order. */
async function addStool(id: string): Promise<void> {
  const path = `/orders/${id}/change`;
  const { order } = await asStaff<Form>("GET", path);
  const stool = { kind: "stool", configuration: defaultConfiguration("stool") };
  const wish = { lines: [...order.lines.map((line) => ({ line_id: line.id })), stool] };
  const { preview } = await asStaff<{ preview: { version: number; difference: number } }>(
    "POST",
    `${path}/preview`,
    wish,
  );
  const { version, difference } = preview;
  await asStaff("POST", path, { ...wish, reason: "Am Telefon dazubestellt", version, difference });
}

test("a change that began before a colleague's takes nothing of it back: staff read so, and begin with the order as it is", async ({
  page,
}) => {
  const { id } = await paidOrder("table");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/order-change/${id}`);
  const express = page.getByRole("checkbox", { name: /^Expressbau/ });
  await expect(express).toBeVisible();
  await addStool(id);
  await express.click();
  await expect(page.getByRole("alert")).toContainText("inzwischen geändert");
  await expect(page.getByRole("button", { name: "Auftrag verbindlich ändern" })).toHaveCount(0);
  await page.getByRole("button", { name: "Jetzigen Stand zeigen" }).click();
  await expect(page.getByRole("group", { name: /Hocker/ })).toBeVisible();
  await express.click();
  await page.getByLabel(/^Grund/).fill("Hat es eilig");
  await page.getByRole("button", { name: "Auftrag verbindlich ändern" }).click();
  await expect(page).toHaveURL(`${shop.admin}/orders/${id}`);
  const { order } = await asStaff<Form>("GET", `/orders/${id}/change`);
  expect(order.lines).toHaveLength(2);
});

