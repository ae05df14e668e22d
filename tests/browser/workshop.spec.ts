import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { inDays } from "../shopper/days";
import { sessionOf } from "../shopper/payment-page";
import { rows } from "../shopper/shop";
import { beyondTheSide, violations } from "./access/examine";
import { payUnseen, putInCart, sendCart } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff } from "./staff";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

/** A photograph that stands for one from a phone. */
const PHOTO = join(import.meta.dirname, "../../commerce/sample-planks/01.avif");

interface Piece {
  number: string;
  step: string;
  order_id: string;
}

/** A paid stool that is not begun. */
async function newPiece(page: Page): Promise<Piece> {
  await putInCart(page, "Stool");
  const paymentPage = (await sendCart(page)) ?? "";
  await payUnseen(paymentPage);
  let piece: Piece | undefined;
  await expect
    .poll(async () => {
      const [found] = await rows(
        `select w.number, w.step, w.order_id from payment_session s
         join order_payment_collection l on l.payment_collection_id = s.payment_collection_id
         join furniture_workshop_piece w on w.order_id = l.order_id where s.data->>'id' = $1`,
        sessionOf(paymentPage),
      );
      piece = found as unknown as Piece;
      return piece?.step;
    })
    .toBe("accepted");
  if (!piece) throw new Error("There is no piece");
  return piece;
}

async function stepOf({ order_id }: Piece): Promise<string | undefined> {
  const { pieces } = await asStaff<{ pieces: Piece[] }>(
    "GET",
    `/furniture/workshop/pieces?order_id=${order_id}`,
  );
  return pieces[0]?.step;
}

test("on a phone a piece goes on by one tap, on its page by the big button, and back with a reason", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const piece = await newPiece(page);
  await enterAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.admin}/workshop?order_id=${piece.order_id}`);
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: `${piece.number} ` }) });
  const onwards = card.getByRole("button", { name: `${piece.number} weiter: Holz gewählt` });
  expect((await onwards.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  expect(await violations(page, '[data-testid="workshop"]')).toEqual([]);
  expect(await beyondTheSide(page)).toBe(0);
  await onwards.click();
  await expect(card.getByRole("button", { name: `${piece.number} weiter: Gesägt` })).toBeVisible();
  expect(await stepOf(piece)).toBe("wood_chosen");

  await page.goto(`${shop.admin}/workshop/${piece.number}`);
  await expect(page.getByTestId("piece-step")).toHaveText("Holz gewählt");
  await expect(page.getByRole("img", { name: "Zeichnung: Hocker" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Zuschnitt" })).toBeVisible();
  expect(await violations(page, '[data-testid="workshop-piece"]')).toEqual([]);
  expect(await beyondTheSide(page)).toBe(0);
  await page.getByRole("button", { name: "Weiter: Gesägt" }).click();
  await expect(page.getByTestId("piece-step")).toHaveText("Gesägt");
  // Medusa's button is disabled while it loads: the keys go on from where they were, not from the top of the page.
  await expect(page.getByRole("button", { name: /^Weiter: / })).toBeFocused();

  await page.getByRole("button", { name: "Zurücknehmen …" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Zurücknehmen", exact: true })).toBeDisabled();
  await dialog.getByLabel("Grund").fill("Planke gerissen");
  await dialog.getByRole("button", { name: "Zurücknehmen", exact: true }).click();
  await expect(page.getByTestId("piece-step")).toHaveText("Holz gewählt");
  await expect(page.getByRole("listitem").filter({ hasText: "Planke gerissen" })).toContainText(
    "Gesägt → Holz gewählt",
  );
});

longTest(
  "on a phone a piece is photographed on its page, and its photo released and taken back",
  async ({ page }) => {
    test.setTimeout(180_000);
    const piece = await newPiece(page);
    await enterAdmin(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.admin}/workshop/${piece.number}`);
    const photos = page.getByRole("region", { name: "Fotos" });
    const input = photos.getByLabel("Foto aufnehmen oder auswählen");
    await input.setInputFiles({
      name: "notiz.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("kein Foto"),
    });
    await expect(page.getByText("Das ist kein Foto").first()).toBeVisible();
    await input.setInputFiles(PHOTO);
    await expect(
      photos.getByRole("img", { name: new RegExp(`^Foto 1 von ${piece.number}, `) }),
    ).toBeVisible();
    await expect(photos.getByRole("listitem")).toContainText("nicht freigegeben");
    const release = photos.getByRole("button", { name: "Foto 1 freigeben" });
    expect((await release.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    expect(await violations(page, '[data-testid="workshop-piece"]')).toEqual([]);
    expect(await beyondTheSide(page)).toBe(0);
    await release.click();
    await expect(photos.getByRole("listitem")).toContainText(`Freigegeben am`);
    await photos.getByRole("button", { name: "Foto 1 zurücknehmen" }).click();
    await expect(photos.getByRole("listitem")).toContainText("Zurückgenommen am");
  },
);

longTest(
  "on a phone the page of a piece says what stands against building it, what staff noted, and what it has left with",
  async ({ page }) => {
    test.setTimeout(180_000);
    await putInCart(page, "Stool");
    const first = await newPiece(page);
    const order = first.order_id;
    const { pieces } = await asStaff<{ pieces: Piece[] }>(
      "GET",
      `/furniture/workshop/pieces?order_id=${order}`,
    );
    expect(pieces).toHaveLength(2);
    const [piece = first, other = first] = pieces;
    await rows(
      `update "order" set metadata = metadata || '{"message": "Bitte ohne Astloch vorn"}' where id = $1`,
      order,
    );
    await asStaff("POST", `/furniture/orders/${order}/notes`, { text: "Kanten rund, am Telefon besprochen" });
    await enterAdmin(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.admin}/workshop/${piece.number}`);
    await expect(page.getByText("Nachricht des Kunden: Bitte ohne Astloch vorn")).toBeVisible();
    await expect(page.getByText("Kanten rund, am Telefon besprochen")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Versand" })).toHaveCount(0);

    const wish = {
      pieces: pieces.map(({ number }) => number),
      forwarder: "Spedition Heide",
      tracking_number: "0034-7",
    };
    await asStaff("POST", `/furniture/orders/${order}/shipping`, wish);
    const received_on = inDays(0);
    await asStaff("POST", `/furniture/orders/${order}/withdrawals`, { received_on });
    await page.reload();
    await expect(page.getByTestId("piece-step")).toHaveText("Unterwegs");
    const packed = page.getByRole("region", { name: "Versand" });
    await expect(packed).toContainText(/Versandt am \d/);
    await expect(packed).toContainText(`Zusammen gepackt mit ${other.number}`);
    await expect(packed).toContainText("Spedition Heide, 0034-7");
    await expect(page.getByRole("status").filter({ hasText: "Widerruf" })).toContainText("Bitte erst klären");
    expect(await violations(page, '[data-testid="workshop-piece"]')).toEqual([]);
    expect(await beyondTheSide(page)).toBe(0);
    const [note] = await Promise.all([
      page.waitForEvent("popup"),
      packed.getByRole("link", { name: "Lieferschein mit dem Inhalt" }).click(),
    ]);
    await note.close();
  },
);

longTest(
  "on a desktop a card is moved by key from its menu, and by dragging it to a column",
  async ({ page }) => {
    test.setTimeout(180_000);
    const piece = await newPiece(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAdmin(page);
    await page.goto(`${shop.admin}/workshop?order_id=${piece.order_id}`);
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: `${piece.number} ` }) });
    const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
    await expect(column("Angenommen").getByRole("article").filter({ hasText: piece.number })).toBeVisible();
    expect(await violations(page, '[data-testid="workshop"]')).toEqual([]);
    await card.getByRole("button", { name: `${piece.number} weiter zu …` }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Holz gewählt" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Gesägt" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(column("Gesägt").getByRole("article").filter({ hasText: piece.number })).toBeVisible();
    expect(await stepOf(piece)).toBe("sawn");

    await card.dragTo(column("Geschweißt"));
    await expect(column("Geschweißt").getByRole("article").filter({ hasText: piece.number })).toBeVisible();
    expect(await stepOf(piece)).toBe("welded");
  },
);

longTest(
  "the first page counts what waits and leads to it, without a fault that axe knows",
  async ({ page }) => {
    test.setTimeout(180_000);
    const piece = await newPiece(page);
    await rows("update furniture_workshop_piece set due_on = '2020-03-04' where number = $1", piece.number);
    await enterAdmin(page);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${shop.admin}/today`);
      await expect(page.getByTestId("today-pieces_late")).toContainText(/[1-9]/);
      expect(await violations(page, '[data-testid="today"]'), String(width)).toEqual([]);
      expect(await beyondTheSide(page), String(width)).toBe(0);
    }
    await page.getByRole("link", { name: /Stücke zu spät/ }).click();
    await expect(page.getByTestId(`order-${piece.number.split(".")[0]}`)).toContainText("Zu spät");
  },
);
