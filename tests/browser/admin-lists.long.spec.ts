import { expect, test } from "@playwright/test";
import { inDays } from "../shopper/days";
import { store } from "../shopper/shop";
import { violations } from "./access/examine";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff, newPlank } from "./staff";

test.beforeEach(forgetRequests);

test("a list is turned by key, shows its last page to who stands behind it, and is loaded again when the server is back", async ({
  page,
}) => {
  const series = { name: `Seiten ${Date.now().toString(36)}`, prefix: "SEITE", count: 30, value: 5 };
  const { batch } = await asStaff<{ batch: { id: string } }>("POST", "/furniture/vouchers/batches", series);
  await enterAdmin(page);
  await page.goto(`${shop.admin}/vouchers?batch_id=${batch.id}&page=99`);
  const pages = page.getByRole("navigation", { name: "Seiten" });
  await expect(pages).toContainText("25 bis 30 von 30 · Seite 2 von 2");
  const back = pages.getByRole("button", { name: "Zurück" });
  await back.press("Enter");
  await expect(pages).toContainText("1 bis 24 von 30 · Seite 1 von 2");
  await expect(back).toBeFocused();
  await expect(back).toBeDisabled();
  expect(await violations(page, 'nav[aria-label="Seiten"]')).toEqual([]);

  let silent = true;
  await page.route("**/admin/furniture/vouchers?**", (route) => (silent ? route.abort() : route.fallback()));
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(
    "Das ließ sich nicht laden: Der Server ist gerade nicht zu erreichen.",
  );
  silent = false;
  await page.getByRole("button", { name: "Noch einmal" }).click();
  await expect(pages).toContainText("von 30");
});

test("a message is found by a part of its sender's name, and the list says when there is none like it", async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  for (const name of [`Anna Öztürk ${mark}`, `Bernd Maßholder ${mark}`])
    await store("POST", "/messages", { name, email: "a@example.test", text: "Wie lang ist eine Planke?" });
  await enterAdmin(page);
  await page.goto(`${shop.admin}/messages`);
  const search = page.getByRole("textbox", { name: "Suche" });
  await search.fill(`maßholder ${mark}`);
  await expect(page.getByRole("button", { name: `Anna Öztürk ${mark}` })).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Bernd Maßholder ${mark}` })).toBeVisible();
  await search.fill(`niemand ${mark}`);
  await expect(page.getByText("Nichts gefunden unter „Offen“.")).toBeVisible();
  expect(await violations(page, "search")).toEqual([]);
});

test("a list stands as it was left after a look into an order, by the way back and by a reload", async ({
  page,
}) => {
  const month = inDays(0).slice(0, 7);
  const { papers } = await asStaff<{ papers: { order_number: string }[] }>(
    "GET",
    `/furniture/papers?month=${month}`,
  );
  const number = papers[0]?.order_number ?? "an order with an invoice is missing";
  await enterAdmin(page);
  const searches = [
    ["mails", page.getByLabel("An wen oder zu welcher Bestellung"), "öffnen"],
    ["papers", page.getByLabel(/^Suche in allen Monaten/), number],
  ] as const;
  for (const [path, search, link] of searches) {
    await page.goto(`${shop.admin}/${path}`);
    await search.fill(number);
    await expect(page).toHaveURL(new RegExp(`[?&]q=${number}$`));
    await page.getByRole("row").getByRole("link", { name: link }).first().click();
    await expect(page.getByTestId("furniture-order")).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue(number);
    await page.reload();
    await expect(search).toHaveValue(number);
  }
  await page.goto(`${shop.admin}/planks?state=retired&q=nirgends`);
  await expect(page.getByLabel("Zustand")).toContainText("aussortiert");
  await expect(page.getByText("Keine Planke passt zu dieser Auswahl.")).toBeVisible();
  await page.goto(`${shop.admin}/messages?state=spam&q=niemand`);
  await expect(page.getByText("Nichts gefunden unter „Spam“.")).toBeVisible();
  await page.goto(`${shop.admin}/workshop?q=niemand`);
  await expect(page.getByLabel("Nummer oder Kunde")).toHaveValue("niemand");
  await expect(page.getByRole("region", { name: "Tafel" }).getByRole("article")).toHaveCount(0);
});

test("a message that a colleague has answered says so to who has it open, and leaves the list of open ones by itself", async ({
  page,
}) => {
  const name = `Doppelt ${Date.now().toString(36)}`;
  await store("POST", "/messages", { name, email: "a@example.test", text: "Wie lang ist eine Planke?" });
  const { messages } = await asStaff<{ messages: { id: string }[] }>("GET", `/furniture/messages?q=${name}`);
  await enterAdmin(page);
  await page.goto(`${shop.admin}/messages?q=${name}`);
  await page.getByRole("button", { name }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("offen", { exact: true })).toBeVisible();
  await asStaff("POST", `/furniture/messages/${messages[0]?.id}`, { answered: true });
  await expect(drawer.getByText(/^beantwortet am .* von /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nichts gefunden unter „Offen“.")).toBeVisible({ timeout: 40_000 });
});

test("of two who rename one plank, the second reads what the first wrote before it is replaced", async ({
  page,
  context,
}) => {
  const plank = await newPlank("bench", "Zu zweit");
  await enterAdmin(page);
  const colleague = await context.newPage();
  for (const tab of [page, colleague]) {
    await tab.goto(`${shop.admin}/planks?q=${plank.title}`);
    await tab.getByRole("button", { name: "Bearbeiten" }).click();
  }
  const [mine, theirs] = [page.getByRole("dialog"), colleague.getByRole("dialog")];
  await theirs.getByLabel("Name", { exact: true }).fill(`${plank.title} zwei`);
  await mine.getByLabel("Name", { exact: true }).fill(`${plank.title} eins`);
  await mine.getByRole("button", { name: "Speichern" }).click();
  await expect(mine).toHaveCount(0);
  await theirs.getByRole("button", { name: "Speichern" }).click();
  const name = theirs.getByLabel("Name", { exact: true });
  await expect(name).toHaveAccessibleDescription(new RegExp(`Inzwischen steht hier „${plank.title} eins“`));
  await expect(name, "what was typed stays").toHaveValue(`${plank.title} zwei`);
  await theirs.getByRole("button", { name: "Speichern" }).click();
  await expect(theirs).toHaveCount(0);
  const { plank: saved } = await asStaff<{ plank: object }>("GET", `/furniture/planks/${plank.id}`);
  expect(saved).toMatchObject({ title: `${plank.title} zwei` });
  await plank.retire();
});

test("what is wrong with a plank or a photo is said at its field, in the words of the page", async ({
  page,
}) => {
  const plank = await newPlank("table", "Feld");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/planks`);
  await page.getByLabel("Nummer, Name oder Käufer").fill(plank.title);
  await expect(page.getByRole("button", { name: "Bearbeiten" })).toHaveCount(1);
  await page.getByRole("button", { name: "Bearbeiten" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Nummer", { exact: true }).fill("x".repeat(21));
  await drawer.getByLabel("Name", { exact: true }).fill("  ");
  await drawer.getByRole("button", { name: "Speichern" }).click();
  await expect(drawer.getByLabel("Nummer", { exact: true })).toHaveAccessibleDescription(
    "darf höchstens 20 Zeichen haben",
  );
  await expect(drawer.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(
    "darf nicht leer sein",
  );
  await expect(drawer.getByRole("alert")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Schließen" }).click();

  await page.getByRole("button", { name: "Bearbeiten" }).click();
  const width = drawer.getByLabel("Breite (cm)");
  await width.fill("");
  await width.pressSequentially("5,9");
  await drawer.getByRole("button", { name: "Speichern" }).click();
  await expect(width).toHaveAccessibleDescription(/ganze Zahl/);
  await expect(width, "no 59, in whatever language the browser speaks").toHaveValue("5,9");
  await width.fill("60");
  await drawer.getByLabel("Länge (cm)").fill("199");
  await asStaff("POST", `/furniture/planks/${plank.id}`, { title_en: "Renamed meanwhile" });
  await drawer.getByRole("button", { name: "Speichern" }).click();
  await expect(drawer).toHaveCount(0);
  const { plank: saved } = await asStaff<{ plank: object }>("GET", `/furniture/planks/${plank.id}`);
  expect(saved, "what a colleague saved meanwhile stays").toMatchObject({
    length: 199,
    title_en: "Renamed meanwhile",
  });

  await page.getByLabel("Länge (cm)").fill("999");
  await page.getByLabel("Breite (cm)").fill("0");
  await page.getByLabel(/^Fotos hierher ziehen/).setInputFiles({
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from("kein Foto"),
  });
  await expect(
    page.getByText("Länge muss zwischen 5 und 220 cm liegen; Breite muss zwischen 5 und 60 cm liegen"),
  ).toBeVisible();
  await plank.retire();
});

test("a tab with photos that are still on their way is not closed without a question", async ({ page }) => {
  await enterAdmin(page);
  await page.goto(`${shop.admin}/planks`);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/admin/furniture/planks/photos?**", async (route) => {
    await answered;
    await route.fulfill({ status: 400, json: { message: "Kein Foto", issues: [] } });
  });
  const photo = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("kein Foto") };
  await page.getByLabel(/^Fotos hierher ziehen/).setInputFiles(photo);
  await expect(page.getByText("lädt …")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  answer();
  await expect(page.getByText("abgelehnt", { exact: true })).toBeVisible();
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
});

test("the mails of an order are turned page by page, and one that cannot be written any more is not offered to be sent", async ({
  page,
}) => {
  const { id } = await paidOrder("stool");
  const mail = (number: number) => ({
    id: `fmail_${number}`,
    template: "design",
    key: `design:${number}`,
    status: "queued",
    attempts: 0,
    recipient: null,
    last_error: null,
    order_id: id,
    sent_at: null,
    created_at: new Date(2026, 0, 1, 12, number).toISOString(),
    next_attempt_at: new Date(2026, 0, 1, 13).toISOString(),
  });
  await page.route(/\/admin\/furniture\/mails\?/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const [offset, limit] = ["offset", "limit"].map((name) => Number(searchParams.get(name))) as [
      number,
      number,
    ];
    const all = Array.from({ length: 30 }, (_, index) => mail(index));
    return route.fulfill({ json: { mails: all.slice(offset, offset + limit), count: all.length } });
  });
  await page.route(/\/admin\/furniture\/mails\/fmail_/, (route) =>
    route.fulfill({ json: { mail: mail(29), content: null, again: null } }),
  );
  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  const pages = page.getByTestId("furniture-order").getByRole("navigation", { name: "Seiten" });
  await expect(pages).toContainText("1 bis 24 von 30");
  await pages.getByRole("button", { name: "Weiter" }).click();
  await expect(pages).toContainText("25 bis 30 von 30");
  await page
    .getByRole("button", { name: /^Ansehen/ })
    .last()
    .click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("lässt sich nicht mehr schreiben");
  await expect(drawer.getByRole("button", { name: "Jetzt senden" })).toHaveCount(0);
  await expect(drawer.getByRole("button", { name: "Schließen" })).toBeVisible();
});

test("without a connection a list says so, shows no rows of another filter, and comes by itself when the line is back", async ({
  page,
  context,
}) => {
  await enterAdmin(page);
  await page.goto(`${shop.admin}/messages`);
  const shown = page.getByLabel("Anzeigen");
  await expect(shown).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await shown.click();
  await page.getByRole("option", { name: "Spam", exact: true }).click();
  const fault = page.getByRole("alert").filter({ hasText: "nicht zu erreichen" });
  await expect(fault).toHaveText("Das ließ sich nicht laden: Der Server ist gerade nicht zu erreichen.");
  await expect(page.getByRole("button", { name: "Noch einmal" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(0);
  await context.setOffline(false);
  await expect(fault).toHaveCount(0);
});
