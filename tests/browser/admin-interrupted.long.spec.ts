import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, type Page, test } from "@playwright/test";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff, newPlank } from "./staff";

test.beforeEach(forgetRequests);

const asked = (page: Page) =>
  page.getByRole("alertdialog", { name: /^(Seite verlassen|Schließen, ohne zu speichern)\?$/ });

/** Staff try to leave, are asked, and stay. */
async function stay(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await leave();
  await asked(page).getByRole("button", { name: "Bleiben" }).click();
  await expect(asked(page)).toHaveCount(0);
}

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

test("a note on an order is asked for while another drawer is open, and what is typed beside it too", async ({
  page,
}) => {
  const { id, number } = await paidOrder("table");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/order-list`);
  await page.getByTestId(`order-${number}`).getByRole("link").click();
  await expect(page).toHaveURL(`${shop.admin}/orders/${id}`);
  const card = page.getByTestId("furniture-order");
  const note = card.getByLabel(/^Neue Notiz/);
  await note.fill("Ruft morgen an");
  await card.getByRole("button", { name: "Widerruf eintragen" }).click();
  await stay(page, () => page.evaluate(() => history.back()));
  await page.keyboard.press("Escape");
  await expect(note).toHaveValue("Ruft morgen an");
  await note.fill("");

  const menu = page.getByRole("link", { name: "Werkstatt", exact: true });
  const promise = page.getByTestId("furniture-promise");
  await promise.getByRole("button", { name: "Anderen Tag zusagen" }).click();
  await promise.getByLabel("Grund").fill("Lack fehlt");
  await stay(page, () => menu.click());
  await expect(promise.getByLabel("Grund")).toHaveValue("Lack fehlt");
  await promise.getByLabel("Grund").fill("");

  const shipping = page.getByTestId("furniture-shipping");
  await shipping.getByRole("button", { name: "Versenden …" }).click();
  await shipping.getByLabel("Sendungsnummer").fill("0034-1");
  await stay(page, () => menu.click());
  await expect(shipping.getByLabel("Sendungsnummer")).toHaveValue("0034-1");
  await shipping.getByRole("button", { name: "Versenden", exact: true }).click();

  await shipping.getByRole("button", { name: `Weiteres Paket für ${number}.1` }).click();
  const parcel = page.getByRole("dialog").getByLabel("Sendungsnummer");
  await parcel.fill("0034-2");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 400),
    () => page.evaluate(() => history.back()),
  ]) {
    await stay(page, leave);
    await expect(parcel).toHaveValue("0034-2");
    await expect(parcel).toBeFocused();
  }
  await page.getByRole("dialog").getByRole("button", { name: "Eintragen" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(shipping).toContainText("0034-2");
});

interface Prices {
  version: number;
  overrides: Record<string, number>;
}

test("a price that is being typed outlives a colleague's version, which it does not take back", async ({
  page,
}) => {
  const save = async (overrides: Record<string, number>, note: string) => {
    const { version } = await asStaff<Prices>("GET", "/furniture/prices");
    await asStaff("POST", "/furniture/prices", { expected_version: version, overrides, note });
  };
  try {
    await enterAdmin(page);
    await page.goto(`${shop.admin}/prices`);
    const express = page.getByLabel("Expressbau", { exact: true });
    const multiplier = page.getByRole("textbox", { name: "Multiplikator aller Möbel", exact: true });
    await express.fill("71");
    await page.getByLabel(/^Notiz/).fill("Mehr Arbeit");
    await save({ multiplier: 1.4 }, "Holz ist teurer");
    const keep = page.getByRole("button", { name: /^Als Version \d+ speichern$/ });
    await keep.click();
    await expect(page.getByRole("status").filter({ hasText: /^Inzwischen gilt Version \d+/ })).toBeVisible();
    await expect(express).toHaveValue("71");
    await expect(page.getByLabel(/^Notiz/)).toHaveValue("Mehr Arbeit");
    await expect(multiplier).toHaveValue("1,4");
    await keep.click();
    await expect(page.getByRole("listitem").filter({ hasText: "Mehr Arbeit" }).first()).toBeVisible();
    await expect(keep).toBeDisabled();
    await expect(page.getByLabel(/^Notiz/)).toHaveValue("");

    // Bringing an older version back leaves what is typed as well.
    await express.fill("72");
    await page
      .getByRole("button", { name: /^Version \d+ wieder einsetzen/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Wieder einsetzen" }).click();
    await expect(page.getByText(/Version \d+ wieder eingesetzt/).first()).toBeVisible();
    await expect(express).toHaveValue("72");
  } finally {
    await save({}, "Test im Browser");
  }
});

test("an offer that is being written stays, with the reason, when its reservation has left the list", async ({
  page,
}) => {
  const reservation = {
    id: "order_1",
    number: "7",
    name: "Ann Visser",
    country: "nl",
    shipping: "delivery",
    created_at: new Date().toISOString(),
    state: "open",
    delivery_cost: null,
    total: 1491,
    token: null,
    expires_at: null,
    taxed: true,
    may_transfer: false,
  };
  let listed = [reservation];
  await page.route(/\/admin\/furniture\/reservations\?/, (route) =>
    route.fulfill({ json: { reservations: listed, count: listed.length } }),
  );
  await page.route(/\/admin\/furniture\/reservations\/order_1\/offer$/, (route) => {
    listed = [];
    return route.fulfill({ status: 409, json: { message: "Diese Reservierung ist storniert.", issues: [] } });
  });
  await enterAdmin(page);
  await page.goto(`${shop.admin}/furniture-reservations`);
  await page.getByRole("button", { name: "Angebot für 7" }).click();
  const drawer = page.getByRole("dialog", { name: "Angebot für 7" });
  const cost = drawer.getByLabel(/^Lieferkosten/);
  await cost.fill("250");
  await drawer.getByRole("button", { name: "Angebot verschicken" }).click();
  await expect(page.getByText("Keine Reservierung wartet auf Angebot oder Zahlung.")).toBeVisible();
  await expect(drawer.getByRole("alert")).toHaveText("Diese Reservierung ist storniert.");
  await expect(cost).toHaveValue("250");
});

test("photos that were refused for their size are sent again with the one that is right", async ({
  page,
}) => {
  await enterAdmin(page);
  await page.goto(`${shop.admin}/planks`);
  const asked: string[] = [];
  await page.route(/\/admin\/furniture\/planks\/photos\?/, (route) => {
    const length = new URL(route.request().url()).searchParams.get("length") ?? "";
    asked.push(length);
    return length === "220"
      ? route.fulfill({ status: 201, json: { plank: { name: "99" } } })
      : route.fulfill({
          status: 400,
          json: {
            message: "length: falsch",
            issues: [{ path: "length", message: "length: muss eine Zahl sein" }],
          },
        });
  });
  const length = page.getByLabel("Länge (cm)").first();
  await length.fill("22o");
  const photo = { name: "planke.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Foto") };
  await page.locator("#plank-photos").setInputFiles(photo);
  await expect(page.getByText("Länge muss eine Zahl sein")).toBeVisible();
  await length.fill("220");
  await page.getByRole("button", { name: "Fehlgeschlagene noch einmal" }).click();
  await expect(page.getByText("Planke 99", { exact: true })).toBeVisible();
  expect(asked).toEqual(["NaN", "220"]);
});

test("a plank taken out of the stock leaves what is typed about it, unsaved, where it is", async ({
  page,
}) => {
  const plank = await newPlank("bench", "Ungespeichert");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/planks?q=${encodeURIComponent(plank.title)}`);
  await page.getByRole("button", { name: /^Planke .* bearbeiten$/ }).click();
  const drawer = page.getByRole("dialog");
  const english = drawer.getByLabel("Name auf Englisch");
  await english.fill("Unsaved");
  await drawer.getByLabel("Grund").fill("Riss am Ende");
  await drawer.getByRole("button", { name: "Aussortieren" }).click();
  await expect(page.getByText(/^Planke .+ aussortiert$/)).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Zurück in den Bestand" })).toBeVisible();
  await expect(english).toHaveValue("Unsaved");
  await drawer.getByRole("button", { name: "Speichern" }).click();
  await expect(drawer).toHaveCount(0);
});
