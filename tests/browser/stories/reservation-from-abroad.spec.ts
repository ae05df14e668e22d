import { expect, test } from "@playwright/test";
import { longOnly } from "../../long-run";
import { cards, putInCart } from "../cart";
import { CARDS, completedOrder, enterAdmin, introduce, pay, shop } from "../shop";
import { mailText, offer, reservations, turnTo } from "../staff";

const longTest = longOnly(test);

test("who lives in Austria reserves without paying; staff see it apart, quote the delivery, and it is paid by a link", async ({
  page,
}) => {
  const lastName = `Gruber ${Date.now().toString(36)}`;
  await putInCart(page, "Bench");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("checkbox", { name: /^Ich wohne außerhalb Deutschlands/ }).check();
  await page.getByRole("combobox", { name: /^Land/ }).selectOption({ label: "Österreich" });
  await introduce(page, lastName);
  await page.getByRole("textbox", { name: "Postleitzahl" }).first().fill("1010");
  await page.getByRole("textbox", { name: "Ort", exact: true }).first().fill("Wien");
  await expect(page.getByText("Es wird nichts bezahlt.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toHaveCount(0);
  await page.getByRole("button", { name: "Unverbindlich reservieren" }).click();
  await expect(page).toHaveURL(/\/orderReserved/);
  await expect(
    page.getByText("Deine Bestellung wurde erfolgreich reserviert.", { exact: false }),
  ).toBeVisible();

  const reserved = (await reservations()).find(({ name }) => name === `Mia ${lastName}`);
  expect(reserved).toMatchObject({ country: "at", total: 935, state: "open" });
  await expect(page.getByText(String(reserved?.number), { exact: true })).toBeVisible();
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(cards(page)).toHaveCount(0);

  await enterAdmin(page);
  await page.goto(`${shop.admin}/furniture-reservations`);
  const makeOffer = page.getByRole("button", { name: `Angebot für ${reserved?.number}`, exact: true });
  await turnTo(page, makeOffer);
  await makeOffer.click();
  await expect(page.getByLabel("Lieferkosten in EUR, mit MwSt.", { exact: true })).toBeVisible();

  await page.goto(shop.storefront + (await offer(reserved?.id ?? "", 180)));
  // In the overview, in the bill, and beside the account: the shop offers transfers to everybody.
  await expect(page.getByText(/^1\.115\s€$/)).toHaveCount(3);
  const transfer = page.getByRole("region", { name: "Oder überweise den Betrag" });
  await expect(transfer).toContainText(String(reserved?.number));
  await expect(transfer.getByRole("img", { name: /^QR-Code/ })).toBeVisible();
  // What is bought stands above the button that buys it, the delivery with it.
  const bought = page.getByRole("region", { name: "Deine Stücke" });
  await expect(bought.getByRole("listitem")).toContainText("220 × 40 × 45 cm");
  await expect(bought).toContainText(/Lieferung\s*180/);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByText("220 × 40 × 45 cm")).toBeVisible();
  await expect(page.getByText("Lieferung", { exact: true })).toBeVisible();
  await pay(page, CARDS.success);
  await expect(
    page.getByRole("heading", { level: 1, name: "Danke! Deine Bestellung ist bezahlt." }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Zur Startseite" })).toBeVisible();
  await expect
    .poll(async () => (await reservations()).find(({ id }) => id === reserved?.id)?.state)
    .toBe("paid");
});

longTest(
  "who lives abroad and picks up is told of no delivery that is quoted, from the cart to the offer",
  async ({ page }) => {
    const quoted = page.getByText(/Versand rechnen|Lieferung zu dir|Kosten der Lieferung/);
    const lastName = `Moser ${Date.now().toString(36)}`;
    await putInCart(page, "Bench");
    await page.goto(`${shop.storefront}/cartDesktop`);
    await page.getByRole("checkbox", { name: /^Ich wohne außerhalb Deutschlands/ }).check();
    await expect(quoted).toHaveCount(1);
    await page.getByRole("radio", { name: /^In der Werkstatt abholen/ }).check();
    await expect(quoted).toHaveCount(0);
    await page.getByRole("combobox", { name: /^Land/ }).selectOption({ label: "Österreich" });
    await introduce(page, lastName);
    await page.getByRole("textbox", { name: "Postleitzahl" }).first().fill("1010");
    await page.getByRole("button", { name: "Unverbindlich reservieren" }).click();
    await expect(page).toHaveURL(/\/orderReserved/);
    await expect(page.getByText("Wir sehen deine Reservierung durch", { exact: false })).toBeVisible();
    await expect(page.getByText("Wir melden uns, sobald du abholen kannst.")).toBeVisible();
    await expect(quoted).toHaveCount(0);

    const { id = "" } = (await reservations()).find(({ name }) => name === `Mia ${lastName}`) ?? {};
    const mail = await mailText(id, "reservation_confirmation");
    expect(mail).toContain("zum Abholen in unserer Werkstatt");
    const orderPage = /https?:\/\/\S+\/auftrag\/[\w-]+/.exec(mail)?.[0] ?? "";
    await page.goto(orderPage);
    await expect(page.getByRole("heading", { name: "Reserviert" })).toBeVisible();
    await expect(page.getByText("Wir sehen deine Reservierung durch", { exact: false })).toBeVisible();
    await expect(quoted).toHaveCount(0);

    await page.goto(shop.storefront + (await offer(id, 0)));
    await expect(
      page.getByText("wird aus deiner Reservierung eine Bestellung", { exact: false }),
    ).toContainText("Du holst in unserer Werkstatt ab.");
    await expect(quoted).toHaveCount(0);
  },
);

longTest("the sum in Germany and the sum abroad are asked for with words of their own", async ({ page }) => {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  const abroad = page.getByRole("checkbox", { name: /^Ich wohne außerhalb Deutschlands/ });
  await abroad.check();
  await expect(page.getByRole("button", { name: "Unverbindlich reservieren" })).toBeVisible();
  await abroad.uncheck();
  await expect(page.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeVisible();
  await introduce(page);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await pay(page, CARDS.success);
  expect((await completedOrder(page)).orderValue).toBe(194);
});
