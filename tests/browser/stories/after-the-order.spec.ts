import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { sessionOf } from "../../shopper/payment-page";
import { admin, call, rows, staffToken } from "../../shopper/shop";
import { examine } from "../access/examine";
import { payUnseen, putInCart, sendCart } from "../cart";
import { forgetRequests, shop } from "../shop";
import { asStaff, mailText } from "../staff";

test.beforeEach(forgetRequests);

/** A photograph that stands for one from a phone. */
const PHOTO = join(import.meta.dirname, "../../../commerce/sample-planks/01.avif");

/** What staff do over HTTP; throws what the shop says against it. */
async function deed(path: string, body: unknown = {}) {
  const answer = await admin("POST", path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}

/** A stool that is bought and paid; the story begins afterwards. */
async function paidStool(page: Page): Promise<{ id: string; number: string }> {
  await putInCart(page, "Stool");
  const paymentPage = (await sendCart(page)) ?? "";
  await payUnseen(paymentPage);
  let order = { id: "", number: "" };
  await expect
    .poll(
      async () => {
        const [found] = await rows(
          `select w.order_id as id, w.order_number as number from payment_session s
           join order_payment_collection l on l.payment_collection_id = s.payment_collection_id
           join furniture_workshop_piece w on w.order_id = l.order_id where s.data->>'id' = $1`,
          sessionOf(paymentPage),
        );
        order = { id: String(found?.id ?? ""), number: String(found?.number ?? "") };
        return order.id;
      },
      { timeout: 60_000 },
    )
    .not.toBe("");
  return order;
}

interface Piece {
  number: string;
  version: number;
  steps: string[];
  photos: { id: string }[];
}

async function photograph(piece: string): Promise<string> {
  const headers = { authorization: `Bearer ${await staffToken()}`, "content-type": "image/avif" };
  const path = `${shop.medusa}/admin/furniture/workshop/pieces/${piece}/photos`;
  const { status, body } = await call(path, {
    method: "POST",
    headers,
    body: new Uint8Array(await readFile(PHOTO)),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.piece as Piece).photos[0]?.id ?? "";
}

/** The page after it is read again, as a customer does who comes back. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Deine Bestellung/ })).toBeVisible();
}

test("who has paid follows the order from the mail's link: invoice, step, photo, parcel, delivery; a replaced link shows nothing", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { id, number } = await paidStool(page);

  const link = /https?:\/\/\S+\/auftrag\/[\w-]+/.exec(await mailText(id, "order_confirmation"))?.[0] ?? "";
  const brought = await mailText(id, "papers");
  expect(brought).toMatch(/Rechnung RE-20\d\d-\d+/);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Deine Bestellung ${number}`);
  const standing = page.getByRole("region", { name: "Angenommen" });
  await expect(standing).toContainText(/Zugesagt bis zum \d+\. \S+ 20\d\d/);
  const main = page.getByRole("main");
  await expect(main).toContainText(`${number}.1: angenommen`);

  const papers = page.getByRole("region", { name: "Rechnungen" });
  const invoice = papers.getByRole("link", { name: /^Rechnung RE-20\d\d-\d+ \(PDF\)$/ });
  await expect(papers.getByRole("listitem")).toContainText(/vom \d+\. \S+ 20\d\d/);
  await expect(papers.getByRole("listitem")).toContainText(/194\s€/);
  const [download] = await Promise.all([page.waitForEvent("download"), invoice.click()]);
  expect(download.suggestedFilename()).toMatch(/^RE-20\d\d-\d+\.pdf$/);
  expect(brought).toContain(download.suggestedFilename().replace(".pdf", ""));
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");

  // In the workshop.
  const { pieces } = await asStaff<{ pieces: Piece[] }>("GET", `/furniture/workshop/pieces?order_id=${id}`);
  const [{ number: piece = "", version = 0 } = {}] = pieces;
  await deed(`/furniture/workshop/pieces/${piece}/move`, { to: "sawn", version });
  const photo = await photograph(piece);
  await again(page);
  await expect(page.getByRole("heading", { name: "In Arbeit" })).toBeVisible();
  await expect(main).toContainText(`${piece}: in Arbeit`);
  const picture = page.getByRole("img", {
    name: new RegExp(`^Foto aus der Werkstatt: .*${piece} am \\d+\\. `),
  });
  await expect(picture).toHaveCount(0);
  await deed(`/furniture/workshop/pieces/${piece}/photos/${photo}`, { released: true });
  await again(page);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(100);
  await expect(page.getByRole("figure")).toContainText(/^In der Werkstatt, \d+\. \S+ 20\d\d$/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await examine(page, `the order with its invoice and photo at ${width} px`);
  }

  // On its way.
  const { order } = (await admin("GET", `/orders/${id}?fields=id,*items`)).body;
  const items = order.items.map((item: { id: string }) => ({ id: item.id, quantity: 1 }));
  await deed(`/orders/${id}/fulfillments`, { items });
  const { fulfillments } = (await admin("GET", `/orders/${id}?fields=id,*fulfillments`)).body.order;
  const parcel = `/orders/${id}/fulfillments/${fulfillments[0].id}`;
  const labels = [
    {
      tracking_number: "00340434161094",
      tracking_url: "https://parcels.example/00340434161094",
      label_url: "#",
    },
  ];
  await deed(`${parcel}/shipments`, { items, labels });
  await again(page);
  await expect(page.getByRole("heading", { name: "Unterwegs" })).toBeVisible();
  await expect(main).toContainText(`${piece}: unterwegs`);
  const shipment = page.getByRole("region", { name: "Versand" });
  await expect(shipment).toContainText(/Abgeschickt am \d+\. /);
  await expect(shipment.getByRole("link", { name: "00340434161094" })).toHaveAttribute(
    "href",
    "https://parcels.example/00340434161094",
  );

  await deed(`${parcel}/mark-as-delivered`);
  await again(page);
  await expect(page.getByRole("heading", { name: "Zugestellt", exact: true })).toBeVisible();
  await expect(shipment).toContainText(/Zugestellt am \d+\. /);
  await expect(picture).toHaveCount(1);
  await expect(invoice).toHaveCount(1);

  const address = await picture.getAttribute("src");
  const file = await invoice.getAttribute("href");
  await deed(`/furniture/orders/${id}/link/renew`);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hier ist keine Bestellung zu sehen");
  await expect(main).not.toContainText(/Deine Bestellung|Tisch|Hocker|Bank/);
  for (const old of [address, file]) {
    const answer = await page.request.get(new URL(old ?? "", shop.storefront).href);
    expect([answer.status(), await answer.text()]).toEqual([
      404,
      expect.stringContaining("keine Bestellung"),
    ]);
  }
});
