import { expect, test } from "@playwright/test";
import { paidOrder } from "./cart";
import { enterAdmin, shop, signIn } from "./shop";
import { expectAbove } from "./staff";

test("an order shows its furniture first, and Medusa's own pages for edits, exchanges and claims say in German what to do instead", async ({
  page,
}) => {
  const { id } = await paidOrder("stool");
  await enterAdmin(page);
  await page.goto(`${shop.medusa}/app/orders/${id}`);
  await expect(page.getByTestId("furniture-hints")).toContainText("„Auftrag ändern“");
  // An update of Medusa may name its cards anew: then ours would stand last again.
  await expectAbove(
    page.getByRole("heading", { name: "Möbel nach Maß" }),
    page.getByRole("heading", { name: "Zusammenfassung" }),
  );
  await page.getByRole("heading", { name: "Zusammenfassung" }).locator("..").getByRole("button").click();
  for (const deed of ["Rücksendung", "Umtausch", "Reklamation"])
    await expect(page.getByRole("menuitem", { name: `${deed} anlegen` })).toBeVisible();
  for (const [deed, sentence, instead] of [
    ["edits", "Eine Bestellung wird hier nicht bearbeitet", "„Auftrag ändern“"],
    ["exchanges", "Umtausch wird hier nicht angelegt", "„Auftrag ändern“"],
    ["claims", "Reklamationen werden hier nicht angelegt", "nimm es in der Werkstatt mit Grund zurück"],
  ] as const) {
    await page.goto(`${shop.medusa}/app/orders/${id}/${deed}`);
    const said = page.getByRole("listitem").filter({ hasText: sentence });
    await expect(said, deed).toContainText(instead);
    await expect(page, deed).toHaveURL(new RegExp(`/app/orders/${id}$`));
  }
});

test("staff begin on „Heute“; a link to another page of the admin leads there, also through the login", async ({
  page,
}) => {
  await page.goto(shop.admin);
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Heute" })).toBeVisible();
  await page.goto(shop.admin);
  await expect(page).toHaveURL(/\/app\/today$/);
  await page.getByRole("link", { name: "Bestellungen", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/orders$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Bestellungen" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${shop.admin}/vouchers`);
  await signIn(page);
  await expect(page).toHaveURL(/\/app\/vouchers$/);
});
