import { expect, type Locator, type Page, test } from "@playwright/test";
import { sessionOf } from "../shopper/payment-page";
import { rows } from "../shopper/shop";
import { violations } from "./access/examine";
import { payUnseen, putInCart, sendCart } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { expectAbove, statusAsStaff } from "./staff";
import { atStripe, dispute, refundsOf, sentBack, unknownPayment } from "./stripe-account";

test.beforeEach(forgetRequests);

interface Placed {
  id: string;
  number: string;
  /** Where it was paid. */
  paymentPage: string;
}

async function placed(page: Page): Promise<Placed> {
  await putInCart(page, "Stool");
  const paymentPage = (await sendCart(page)) ?? "";
  await payUnseen(paymentPage);
  const [order] = await newest(paymentPage);
  return { id: String(order?.order_id), number: String(order?.number), paymentPage };
}

async function newest(paymentPage: string): Promise<Record<string, unknown>[]> {
  let found: Record<string, unknown>[] = [];
  await expect
    .poll(async () => {
      found = await rows(
        `select l.order_id, o.display_id as number from payment_session s
         join order_payment_collection l on l.payment_collection_id = s.payment_collection_id
         join "order" o on o.id = l.order_id
         where s.data->>'id' = $1`,
        sessionOf(paymentPage),
      );
      return found.length;
    })
    .toBe(1);
  return found;
}

/** Staff cancel an order, and Stripe refuses the refund: the order stands, and the refund waits for them. */
async function failedRefund({ id, paymentPage }: Placed): Promise<void> {
  await refundsOf(paymentPage, "refuse");
  expect(await statusAsStaff(`/orders/${id}/cancel`)).toBe(400);
}

/** What of the list waits for staff and says these words. */
function entry(page: Page, words: string): Locator {
  return page.getByTestId("open-findings").getByRole("listitem").filter({ hasText: words });
}

/** The entries whose link names the order by its number. */
const ofOrder = (page: Page, { number }: Placed): Locator =>
  page
    .getByTestId("open-findings")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: `Bestellung ${number}`, exact: true }) });

async function toList(page: Page): Promise<void> {
  await page.goto(`${shop.admin}/reconciliation`);
  await page.getByRole("button", { name: "Jetzt abgleichen" }).click();
}

async function press(page: Page, within: Locator, deed: string, done: string): Promise<void> {
  await within.getByRole("button", { name: deed }).click();
  await expect(page.getByRole("alertdialog")).toContainText(deed);
  await page.getByRole("button", { name: "Ja", exact: true }).click();
  await expect(page.getByText(done).first()).toBeVisible();
}

test("every entry is dealt with by the deed beside it, and is then called done", async ({ page }) => {
  test.setTimeout(300_000);
  const [refused, other, ended, disputed, lost] = [
    await placed(page),
    await placed(page),
    await placed(page),
    await placed(page),
    await placed(page),
  ];
  await failedRefund(refused);
  await failedRefund(other);
  await failedRefund(ended);
  await dispute(disputed.paymentPage);
  await atStripe("POST", `/disputes/${await dispute(lost.paymentPage)}`, { status: "lost" });
  const [back, kept] = [await unknownPayment("back@example.com"), await unknownPayment("kept@example.com")];

  await enterAdmin(page);
  await toList(page);
  await refundsOf(refused.paymentPage, "succeed");
  await press(page, ofOrder(page, refused), "Erneut erstatten", "Um die Erstattung ist gebeten");
  await press(page, ofOrder(page, other), "Anders erledigt", "Aus der Liste genommen");
  await press(
    page,
    ofOrder(page, ended),
    "Anders ausgezahlt und stornieren",
    "Gebucht, und die Bestellung ist storniert",
  );
  await press(page, ofOrder(page, lost), "Gesehen", "Aus der Liste genommen");
  await press(page, entry(page, "back@example.com"), "Zurückgeben", "Um die Erstattung ist gebeten");
  await press(page, entry(page, "kept@example.com"), "Behalten", "Aus der Liste genommen");
  // An order whose money is back may be listed for something else: that it is not cancelled yet.
  for (const gone of [
    ofOrder(page, refused).filter({ hasText: "Erstattung gescheitert" }),
    ofOrder(page, other).filter({ hasText: "Erstattung gescheitert" }),
    ofOrder(page, ended),
    ofOrder(page, lost).filter({ hasText: "Streit verloren" }),
    entry(page, "back@example.com"),
    entry(page, "kept@example.com"),
  ])
    await expect(gone).toHaveCount(0);
  await expect(page.getByRole("row", { name: /kept@example\.com/ }).first()).toContainText("erledigt");
  expect([await sentBack(back), await sentBack(kept)]).toEqual([149_100, 0]);

  const stays = ofOrder(page, disputed);
  await expect(stays).toContainText(/Frist \d\d\.\d\d\.\d{4}/);
  await expect(stays.getByRole("button")).toHaveCount(0);
  await stays.getByRole("link", { name: /^Bestellung/ }).click();
  const matters = page.getByTestId("order-matters");
  await expect(matters).toContainText("Zahlung bestritten");
  await expect(matters.getByRole("link", { name: "Bei Stripe ansehen" })).toHaveAttribute("href", /pi_/);
  await expectAbove(matters, page.getByRole("heading", { name: "Zusammenfassung" }));
});

test("the list and an order with matters have no fault of ours that axe knows", async ({ page }) => {
  const order = await placed(page);
  await dispute(order.paymentPage);
  await enterAdmin(page);
  await toList(page);
  await expect(ofOrder(page, order)).toHaveCount(1);
  expect(await violations(page, "main")).toEqual([]);
  await page.goto(`${shop.admin}/orders/${order.id}`);
  await expect(page.getByTestId("order-matters")).toBeVisible();
  expect(await violations(page, '[data-testid="order-matters"], [data-testid="furniture-order"]')).toEqual(
    [],
  );
});
