import { expect, type Page, test } from "@playwright/test";
import { payOnPage } from "../../shopper/payment-page";
import { checkout, complete, orderableCart, rows, transferOrder } from "../../shopper/shop";
import { openCartWith, paidOrder } from "../cart";
import { CARDS, completedOrder, enterAdmin, introduce, pay, shop, toPayment } from "../shop";
import { asStaff, newPlank, orderOf } from "../staff";

/** What the shop's own tables say of a plank. */
async function plankOf(id: string) {
  const { plank } = await asStaff<{ plank: { state: string; order_id: string | null } }>(
    "GET",
    `/furniture/planks/${id}`,
  );
  return [plank.state, plank.order_id];
}

/** The mail about the changed order as its customer reads it, once it has left. */
async function changeMail(orderId: string): Promise<string> {
  const path = `/furniture/mails?order_id=${orderId}&template=order_changed&status=sent`;
  let id = "";
  await expect
    .poll(
      async () => {
        const { mails } = await asStaff<{ mails: { id: string }[] }>("GET", path);
        id = mails[0]?.id ?? "";
        return mails.length;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  const { content } = await asStaff<{ content: { text: string } }>("GET", `/furniture/mails/${id}`);
  return content.text.replace(/\s+/g, " ");
}

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
};

test("who has paid for a table wants it 20 cm longer with another plank, and a stool with it; a link settles the difference", async ({
  page,
}) => {
  const [old, fresh] = [await newPlank("table", "Erste"), await newPlank("table", "Zweite")];
  await openCartWith(page, "Table", { length: "180", choosePlanks: "yes", plank1: old.id });
  await introduce(page, "Umentschlossen");
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId: number, orderValue } = await completedOrder(page);
  // (599 + 2.5·80 + 2.5·30 + 2.5·30 + 75) · 1.3 = 1331.2, individual 30, picked planks 30.
  expect(orderValue).toBe(1391);
  const completion = page.url();
  const { id } = await orderOf(number);
  expect(await plankOf(old.id)).toEqual(["sold", id]);

  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  await page.getByTestId("furniture-order").getByRole("link", { name: "Auftrag ändern" }).click();
  await expect(page.getByRole("heading", { name: `Auftrag ${number} ändern` })).toBeVisible();
  await page.getByRole("button", { name: "Ändern", exact: true }).click();
  await page.getByRole("textbox", { name: "Länge (cm)" }).fill("999");
  await expect(page.getByRole("alert")).toContainText(
    `${number}.1: Länge muss eine ganze Zahl von 100 bis 220 cm sein`,
  );
  await expect(page.getByTestId("change-difference")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Länge (cm)" }).fill("200");
  await choose(page, "Planke 1", new RegExp(fresh.title));
  await choose(page, "Weiteres Stück", "Hocker");
  await page.getByRole("button", { name: "Stück hinzufügen" }).click();

  // 20 cm more: 2.5 · 20 · 1.3 = 65. The stool costs 194, and ten per cent less as the second piece.
  const table = (name: string) => page.getByRole("table", { name });
  await expect(table("Bisher").getByRole("row", { name: /^Summe/ })).toContainText("1.391");
  await expect(table("Neu").getByRole("row", { name: new RegExp(`^${number}.1 Tisch`) })).toContainText(
    "1.456",
  );
  await expect(table("Neu").getByRole("row", { name: new RegExp(`^${number}.2 Hocker`) })).toContainText(
    "194",
  );
  await expect(table("Neu").getByRole("row", { name: /^Mengenrabatt/ })).toContainText("-19");
  await expect(table("Neu").getByRole("row", { name: /^Summe/ })).toContainText("1.631");
  await expect(page.getByTestId("change-difference")).toContainText("Zu bezahlen sind 240");
  const confirm = page.getByRole("button", { name: "Auftrag verbindlich ändern" });
  await expect(confirm).toBeDisabled();
  const reason = page.getByRole("textbox", { name: /^Grund/ });
  await expect(reason, "what the button waits for").toHaveAccessibleDescription(/^Ohne Grund/);
  await reason.fill("Am Telefon: länger, andere Planke, ein Hocker dazu");
  await confirm.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
  const widget = page.getByTestId("furniture-order");
  await expect(widget).toContainText("200 × 80 × 75 cm");
  await expect(widget).toContainText("Fassung 2");
  await expect(widget).toContainText("Noch offen: 240");
  await expect(page.getByTestId("furniture-terms")).toContainText(/Online bezahlt, 240\s€ noch offen/);

  expect([await plankOf(old.id), await plankOf(fresh.id)]).toEqual([
    ["available", null],
    ["sold", id],
  ]);
  const mail = await changeMail(id);
  for (const words of ["200 × 80 × 75 cm", fresh.title, "Hocker", "1.631,00 € statt 1.391,00 €", "240,00 €"])
    expect(mail).toContain(words);
  expect(mail).not.toContain(old.title);

  await page.goto(/https?:\/\/\S+\/pay\/[\w-]+/.exec(mail)?.[0] ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung ist geändert" })).toBeVisible();
  await expect(page).toHaveTitle(/^Differenz bezahlen/);
  const due = page.getByRole("term").filter({ hasText: /^Zu bezahlen$/ });
  await expect(due.locator("+ dd")).toHaveText(/^240\s€$/);
  await page.getByRole("button", { name: /^240\s€ bezahlen$/ }).click();
  await pay(page, CARDS.success);
  await expect(
    page.getByRole("heading", { level: 1, name: "Danke! Deine Bestellung ist bezahlt." }),
  ).toBeVisible();

  const { order } = await asStaff<{ order: { total: number; summary: { pending_difference: number } } }>(
    "GET",
    `/orders/${id}?fields=id,total,summary`,
  );
  expect([order.total, order.summary.pending_difference]).toEqual([1631, 0]);
  const [paid] = await rows(
    "select sum(amount)::float as paid from order_transaction where order_id = $1",
    id,
  );
  expect(paid).toEqual({ paid: 1631 });
  const now = await orderOf(number);
  expect(now.record).toMatchObject({ total: 1631, version: 2, multi_item_discount: 19 });
  expect(now.lines.map(({ kind, price }) => [kind, price])).toEqual([
    ["table", 1456],
    ["stool", 194],
  ]);
  expect(now.lines[0]?.facts?.planks?.map(({ title }) => title)).toEqual([fresh.title]);
  await page.goto(completion);
  await expect(page.getByText(/^1\.631\s€$/).first()).toBeVisible();
  await fresh.retire();
  await old.retire();
});

test("a preview that failed is asked for again by a button, and a reason or note that is being typed stays", async ({
  page,
}) => {
  const cart = await orderableCart("table", "stool");
  const { url } = (await checkout(cart)).body;
  await payOnPage(url);
  const { id } = (await complete(cart)).body.order;
  await enterAdmin(page);
  await page.goto(`${shop.admin}/order-change/${id}`);
  await page.getByRole("button", { name: "Stück hinzufügen" }).click();
  const reason = page.getByRole("textbox", { name: /^Grund/ });
  await reason.fill("Noch ein Tisch");
  await page.route("**/change/preview", (route) => route.abort());
  await page.getByRole("button", { name: "Stück hinzufügen" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Das ließ sich nicht laden: Der Server ist gerade nicht zu erreichen.",
  );
  await page.unroute("**/change/preview");
  await page.getByRole("button", { name: "Noch einmal" }).click();
  await expect(reason).toHaveValue("Noch ein Tisch");

  await page.goto(`${shop.admin}/orders/${id}`);
  const note = page.getByRole("textbox", { name: /^Neue Notiz/ });
  await note.fill("Ruft morgen an");
  let save = () => {};
  const held = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route("**/notes", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Notiz speichern" }).click();
  await note.pressSequentially(" und übermorgen");
  save();
  await expect(page.getByTestId("furniture-notes").getByRole("listitem")).toContainText("Ruft morgen an");
  await expect(note).toHaveValue("und übermorgen");
});

test("what staff have yet to transfer back of a changed order stands once on the page of the next change, with what to do", async ({
  page,
}) => {
  const id = await transferOrder("table", "stool");
  await asStaff("POST", `/furniture/orders/${id}/payment-received`);
  const { order } = await asStaff<{ order: { version: number; lines: { id: string }[] } }>(
    "GET",
    `/orders/${id}/change`,
  );
  const lines = order.lines.slice(0, 1).map((line) => ({ line_id: line.id }));
  // The stool, ten per cent off as the second piece.
  const said = { reason: "Ohne Hocker", version: order.version, difference: -175 };
  await asStaff("POST", `/orders/${id}/change`, { lines, ...said });

  await enterAdmin(page);
  const owed = page.getByRole("main").getByText("Noch zu überweisen: 175", { exact: false });
  await page.goto(`${shop.admin}/order-change/${id}`);
  await expect(owed).toContainText("erstatte es danach bei der Zahlung");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText("Abgleich");
  await page.goto(`${shop.admin}/orders/${id}`);
  await expect(owed).toContainText("erstatte es danach bei der Zahlung");
});

test("who changes an order that a colleague has changed meanwhile reads it on the page for as long as it takes, and the reason stays", async ({
  page,
  context,
}) => {
  const { id } = await paidOrder("table", "stool");
  await enterAdmin(page);
  const colleague = await context.newPage();
  for (const tab of [page, colleague]) {
    await tab.goto(`${shop.admin}/order-change/${id}`);
    await tab.getByRole("checkbox", { name: "Expressbau" }).click();
    await tab.getByRole("textbox", { name: /^Grund/ }).fill("Eilt sehr");
    await expect(tab.getByTestId("change-difference")).toBeVisible();
  }
  await colleague.getByRole("button", { name: "Auftrag verbindlich ändern" }).click();
  await expect(colleague).toHaveURL(new RegExp(`/orders/${id}$`));
  await page.getByRole("button", { name: "Auftrag verbindlich ändern" }).click();

  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("hat die Bestellung inzwischen geändert");
  await expect(page.getByRole("checkbox", { name: "Expressbau" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Expressbau" }).click();
  await expect(page.getByRole("textbox", { name: /^Grund/ })).toHaveValue("Eilt sehr");
  await expect(main.getByRole("alert")).toHaveCount(0);
});
