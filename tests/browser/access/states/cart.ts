import { expect, type Page } from "@playwright/test";
import { putInCart, sendCart } from "../../cart";
import { newPlank, newVoucher } from "../../staff";
import { WORDS } from "../../words";
import { open, press, type State } from "./state";

async function cartOf(page: Page, ...configurators: Parameters<typeof putInCart>[1][]): Promise<void> {
  for (const configurator of configurators) await putInCart(page, configurator);
  await open(page, "/cartDesktop");
}

/** The cart, filled in every way. */
export const CART: State[] = [
  { name: "cart-filled", reach: (page) => cartOf(page, "Table") },
  { name: "cart-with-discount", reach: (page) => cartOf(page, "Table", "Shelf", "Stool") },
  {
    name: "cart-with-faults",
    reach: async (page, language) => {
      await cartOf(page, "Table");
      await press(page, WORDS[language].order);
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "cart-voucher-accepted",
    reach: async (page) => {
      await putInCart(page, "Table");
      await sendCart(page, { intent: "voucher", voucherCode: await newVoucher(50) });
      await open(page, "/cartDesktop");
    },
  },
  {
    name: "cart-voucher-refused",
    reach: async (page, language) => {
      await cartOf(page, "Table");
      await page.getByRole("textbox", { name: WORDS[language].voucherCode }).fill("NOBODY-KNOWS-IT");
      await press(page, WORDS[language].redeem);
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "cart-from-abroad",
    reach: async (page, language) => {
      await putInCart(page, "Bench");
      await sendCart(page, { intent: "terms", outsideGermany: "on" });
      await open(page, "/cartDesktop");
      await expect(page.getByRole("button", { name: WORDS[language].reserve })).toBeVisible();
    },
  },
  {
    name: "cart-plank-gone",
    reach: async (page) => {
      const plank = await newPlank("stool", "Nordhaus");
      await putInCart(page, "Stool", { choosePlanks: "yes", plank1: plank.id });
      await plank.retire();
      await open(page, "/cartDesktop");
      await expect(page.getByText(plank.title).first()).toBeVisible();
    },
  },
  {
    name: "cart-payment-unfinished",
    reach: async (page) => {
      await putInCart(page, "Table");
      await sendCart(page);
      await open(page, "/cartDesktop");
    },
  },
];
