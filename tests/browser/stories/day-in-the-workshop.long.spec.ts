import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import PostalMime from "postal-mime";
import { z } from "zod";
import { payOnPage } from "../../shopper/payment-page";
import {
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  newCart,
  readShop,
  rows,
  store,
  terms,
} from "../../shopper/shop";
import { beyondTheSide, violations } from "../access/examine";
import { enterAdmin, forgetRequests, shop } from "../shop";
import { expectAbove } from "../staff";

test.beforeEach(forgetRequests);

const { mail: MAILS } = readShop(z.object({ mail: z.string() }));
/** A name that only the orders of this run have. */
const NAME = `Tag${Date.now().toString(36)}`;

interface Order {
  id: string;
  number: string;
}

/** An order over HTTP; one that is paid by card is paid. */
async function placed(kinds: readonly ("table" | "stool" | "sample")[], wishes: object = {}): Promise<Order> {
  const cart = await newCart();
  for (const kind of kinds) expect((await add(cart, kind)).status).toBe(200);
  const shipping_address = { ...CONTACT.shipping_address, last_name: NAME };
  await terms(cart, { data_security: true, ...wishes });
  await store("POST", `/carts/${cart}`, {
    ...CONTACT,
    shipping_address: {
      ...shipping_address,
      ...("outside_germany" in wishes && { country_code: "at", postal_code: "1010", city: "Wien" }),
    },
  });
  const { body } = await checkout(cart);
  if (body.url) expect(await payOnPage(body.url)).toBe(true);
  const completed = await complete(cart);
  expect(completed.body.order, JSON.stringify(completed.body)).toBeDefined();
  const { id, display_id } = completed.body.order;
  await expect
    .poll(async () => (await piecesOf({ id, number: String(display_id) })).length)
    .toBe(kinds.length);
  return { id, number: String(display_id) };
}

interface Piece {
  number: string;
  step: string;
}

async function piecesOf({ id }: Pick<Order, "id" | "number">): Promise<Piece[]> {
  return (await admin("GET", `/furniture/workshop/pieces?order_id=${id}&limit=100`)).body.pieces;
}

const stepsOf = async (order: Order) =>
  Object.fromEntries((await piecesOf(order)).map(({ number, step }) => [number, step]));

/** The mails of a kind about an order as they lie in the folder, once there are so many; a job that runs each minute queues some. */
async function mailsOf({ id }: Order, template: string, count: number): Promise<string> {
  let found: Record<string, unknown>[] = [];
  await expect
    .poll(
      async () => {
        found = await rows(
          "select id from furniture_mail where order_id = $1 and template = $2 and status = 'sent' order by created_at",
          id,
          template,
        );
        return found.length;
      },
      { timeout: 90_000 },
    )
    .toBe(count);
  const texts = found.map(async (mail) => {
    const { to, text } = await PostalMime.parse(readFileSync(join(MAILS, `${mail.id}.eml`)));
    expect(to?.[0]?.address).toBe(CONTACT.email);
    return text ?? "";
  });
  return (await Promise.all(texts)).join("\n").replace(/\s+/g, " ");
}

/** The number of a piece, and no day: "26.1" stands in "26.11.2026" as well. */
const pieceNamed = (number: string) => new RegExp(`(?<!\\d)${number.replace(".", "\\.")}(?!\\d)`);

/** How many of something wait, as the first page says. */
async function counted(page: Page, code: string): Promise<number> {
  return Number(
    await page.getByTestId(`today-${code}`).getByRole("link").first().locator("span").first().textContent(),
  );
}

async function openPage(page: Page, path: string, testid: string): Promise<void> {
  await page.goto(`${shop.admin}${path}`);
  await expect(page.getByTestId(testid)).toBeVisible();
}

/** Axe finds nothing in what is ours, and nothing lies beside the screen; goes on after a fault, so that one run names them all. */
async function sound(page: Page, testid: string): Promise<void> {
  expect.soft(await violations(page, `[data-testid="${testid}"]`), testid).toEqual([]);
  expect.soft(await beyondTheSide(page), testid).toBe(0);
}

test("the workshop's day: five orders come in, and Heute, list, board, order, mails, papers and Medusa agree in the evening", async ({
  page,
}) => {
  test.setTimeout(240_000);
  // In turn: Medusa refuses one of two carts that bring a new e-mail address at the same moment.
  const parts = await placed(["table", "stool"]);
  const transfer = await placed(["stool"], { payment_method: "bank_transfer" });
  const abroad = await placed(["stool"], { outside_germany: true });
  const pickup = await placed(["stool"], { shipping: "pickup", express_build: true });
  const sample = await placed(["sample"]);
  const all = [sample, pickup, abroad, transfer, parts];
  const row = (order: Order) => page.getByTestId(`order-${order.number}`);

  await enterAdmin(page);
  await page.goto(shop.admin);
  const menu = (name: string) => page.getByRole("link", { name, exact: true });
  for (const [upper, lower] of [
    ["Heute", "Aufträge"],
    ["Aufträge", "Werkstatt"],
    ["Werkstatt", "Bestellungen"],
  ] as const)
    await expectAbove(menu(upper), menu(lower));
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step("in the morning all five are on the list, and two of them wait for money", async () => {
    await openPage(page, "/today", "today");
    await expect(page.getByTestId("today-transfers_waiting")).toContainText(/[1-9]/);
    await sound(page, "today");
    await page.getByRole("link", { name: /^\d+ Überweisung/ }).click();
    await page.getByLabel("Suche").fill(NAME.toLowerCase());
    await expect(row(transfer)).toContainText("wartet auf Überweisung");
    await expect(row(parts)).toHaveCount(0);
    await page.goto(`${shop.admin}/order-list`);
    await page.getByLabel("Suche").fill(NAME.toLowerCase());
    await expect(page.getByRole("list", { name: "Aufträge" }).getByRole("link")).toHaveCount(5);
    for (const order of all) await expect(row(order)).toContainText(NAME);
    await expect(row(parts)).toContainText("Tisch, 220 × 80 × 75 cm");
    await expect(row(pickup)).toContainText("Express");
    await expect(row(abroad)).toContainText("Reservierung ohne Angebot");
    await sound(page, "order-list");
    await page.getByRole("switch", { name: "Abholung" }).click();
    await expect(page.getByRole("list", { name: "Aufträge" }).getByRole("link")).toHaveCount(1);
    await expect(row(pickup)).toBeVisible();
  });

  await test.step("the transfer is noted on the order's page, the reservation quoted and paid", async () => {
    await row(pickup).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/orders/${pickup.id}`));
    await page.goto(`${shop.admin}/orders/${transfer.id}`);
    await expect(page.getByTestId("furniture-shipping")).toContainText("noch nicht eingegangen");
    await page.getByRole("button", { name: "Zahlung eingegangen" }).click();
    await page.getByRole("button", { name: "Ja, eingegangen" }).click();
    await expect(page.getByText("Überweisung eingegangen")).toBeVisible();
    const { body } = await admin("POST", `/furniture/reservations/${abroad.id}/offer`, { delivery_cost: 80 });
    const link = await store("POST", `/furniture/payment-links/${body.reservation.token}`, { locale: "de" });
    expect(await payOnPage(link.body.url)).toBe(true);
  });

  await test.step("a piece goes on by thumb, one is taken back with a reason", async () => {
    await openPage(page, `/workshop?order_id=${pickup.id}`, "workshop");
    await page.getByRole("button", { name: `${pickup.number}.1 weiter: Holz gewählt` }).click();
    await page.getByRole("button", { name: `${pickup.number}.1 weiter: Gesägt` }).click();
    await expect(page.getByRole("button", { name: `${pickup.number}.1 weiter: Geschweißt` })).toBeVisible();
    await sound(page, "workshop");
    await openPage(page, `/workshop/${transfer.number}.1`, "workshop-piece");
    await page.getByRole("button", { name: "Weiter: Holz gewählt" }).click();
    await expect(page.getByTestId("piece-step")).toHaveText("Holz gewählt");
    await page.getByRole("button", { name: "Zurücknehmen …" }).click();
    await page.getByRole("dialog").getByLabel("Grund").fill("Planke gerissen");
    await page.getByRole("dialog").getByRole("button", { name: "Zurücknehmen", exact: true }).click();
    await expect(page.getByTestId("piece-step")).toHaveText("Angenommen");
    await sound(page, "workshop-piece");
  });

  await test.step("an earlier day is promised with a reason, and is over", async () => {
    await page.goto(`${shop.admin}/orders/${pickup.id}`);
    const promise = page.getByTestId("furniture-promise");
    await promise.getByRole("button", { name: "Anderen Tag zusagen" }).click();
    const [today] = await rows("select to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day");
    await promise.getByLabel("Neuer Tag").fill(String(today?.day));
    await promise.getByLabel("Grund").fill("Zieht früher um");
    await promise.getByRole("button", { name: "Zusagen" }).click();
    // Not the field, which says it too until the promise is kept.
    await expect(promise.getByRole("listitem").filter({ hasText: "Zieht früher um" })).toBeVisible();
    // The night goes by: the day that was promised is yesterday.
    await rows(
      `update furniture_workshop_piece set due_on = to_char(due_on::date - 1, 'YYYY-MM-DD') where order_id = $1`,
      pickup.id,
    );
    await rows(
      `update furniture_promise set created_at = created_at - interval '11 minutes',
         day = case when created_by is null then day else to_char(day::date - 1, 'YYYY-MM-DD') end where order_id = $1`,
      pickup.id,
    );
  });

  await test.step("one order leaves in two parts, the first of them arrives", async () => {
    await page.goto(`${shop.admin}/orders/${parts.id}`);
    const card = page.getByTestId("furniture-shipping");
    for (const [left, gone, number] of [
      [`${parts.number}.2 Hocker`, `${parts.number}.1`, "0034-1"],
      [undefined, `${parts.number}.2`, "0034-2"],
    ] as const) {
      await card.getByRole("button", { name: "Versenden …" }).click();
      if (left) await card.getByRole("checkbox", { name: left }).click();
      await card.getByLabel("Spedition").fill("Spedition Heide");
      await card.getByLabel("Sendungsnummer").fill(number);
      await card.getByLabel("Adresse der Sendungsverfolgung").fill(`https://heide.example/${number}`);
      if (left) await sound(page, "furniture-shipping");
      await card.getByRole("button", { name: "Versenden", exact: true }).click();
      await expect(card.getByRole("listitem").filter({ hasText: pieceNamed(gone) })).toContainText(number);
    }
    await expect(card.getByRole("button", { name: "Versenden …" })).toHaveCount(0);
    await card.getByRole("button", { name: `Weiteres Paket für ${parts.number}.2` }).click();
    const dialog = page.getByRole("dialog", { name: `Weiteres Paket für ${parts.number}.2` });
    await dialog.getByRole("button", { name: "Eintragen" }).click();
    const parcel = dialog.getByLabel("Sendungsnummer");
    await expect(parcel).toHaveAccessibleDescription("Bitte nenne die Sendungsnummer");
    await parcel.fill("0034-3");
    await dialog.getByRole("button", { name: "Eintragen" }).click();
    await expect(dialog).toBeHidden();
    const second = card.getByRole("listitem").filter({ hasText: pieceNamed(`${parts.number}.2`) });
    await expect(second).toContainText("0034-2");
    await expect(second).toContainText("0034-3");
    await card.getByRole("button", { name: `${parts.number}.1 zugestellt` }).click();
    await page.getByRole("button", { name: "Ja, zugestellt" }).click();
    await expect(
      card.getByRole("listitem").filter({ hasText: pieceNamed(`${parts.number}.1`) }),
    ).toContainText("zugestellt,");
  });

  await test.step("in the evening every book says the same", async () => {
    expect(await stepsOf(parts)).toEqual({
      [`${parts.number}.1`]: "delivered",
      [`${parts.number}.2`]: "on_the_way",
    });
    expect(await stepsOf(pickup)).toEqual({ [`${pickup.number}.1`]: "sawn" });
    expect(await stepsOf(transfer)).toEqual({ [`${transfer.number}.1`]: "accepted" });
    const { body } = await admin("GET", `/orders/${parts.id}?fields=fulfillment_status,*fulfillments`);
    const { fulfillment_status, fulfillments } = body.order;
    const delivered = fulfillments.filter(
      ({ delivered_at }: { delivered_at: string | null }) => delivered_at,
    );
    expect([fulfillment_status, fulfillments.length, delivered.length]).toEqual([
      "partially_delivered",
      2,
      1,
    ]);

    const shipped = await mailsOf(parts, "shipped", 3);
    for (const said of [
      `${parts.number}.1 Tisch`,
      `${parts.number}.2 Hocker`,
      "Spedition Heide",
      "0034-2",
      "0034-3",
    ])
      expect(shipped).toContain(said);
    expect(await mailsOf(parts, "delivered", 1)).toContain(`${parts.number}.1 Tisch`);
    expect(await mailsOf(transfer, "payment_received", 1)).toContain(transfer.number);
    expect(await mailsOf(abroad, "payment_link", 1)).toContain("Angebot");
    expect(await mailsOf(pickup, "promise_changed", 1)).toContain("Zieht früher um");
    for (const order of [parts, transfer, abroad, pickup])
      await expect
        .poll(async () => (await admin("GET", `/furniture/orders/${order.id}/papers`)).body.papers.length, {
          timeout: 60_000,
        })
        .toBe(1);

    await page.goto(`${shop.admin}/order-list?q=${NAME}`);
    await expect(row(parts)).toContainText("Unterwegs");
    await expect(row(pickup)).toContainText("Zu spät:");
    for (const order of [parts, transfer, abroad, pickup])
      await expect(row(order)).toContainText(/(?<!un)bezahlt/);
    await sound(page, "order-list");
    await page.goto(`${shop.admin}/order-list?q=${NAME}&late=true`);
    await expect(page.getByRole("list", { name: "Aufträge" }).getByRole("link")).toHaveCount(1);
    await page.goto(`${shop.admin}/order-list?q=${NAME}&unpaid=unpaid`);
    await expect(page.getByText("Keine Bestellung passt dazu.")).toBeVisible();
    await page.goto(`${shop.admin}/workshop?order_id=${parts.id}`);
    await expect(page.getByRole("heading", { name: /^Beim Kunden/ })).toBeVisible();
    await openPage(page, "/today", "today");
    await expect.poll(() => counted(page, "pieces_late")).toBeGreaterThanOrEqual(1);
  });
});
