import { expect, type Page } from "@playwright/test";
import { forgetRequests } from "../../shop";
import { type Language, WORDS } from "../../words";
import { open, press, type State } from "./state";

/** The withdrawal's second and third page. */
export const WITHDRAWAL: State[] = [
  {
    name: "withdrawal-with-faults",
    reach: async (page, language) => {
      await open(page, "/widerruf");
      await press(page, WORDS[language].toConfirmation);
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  { name: "withdrawal-review", reach: declareWithdrawal },
  {
    name: "withdrawal-receipt",
    reach: async (page, language) => {
      await declareWithdrawal(page, language);
      await press(page, WORDS[language].confirmWithdrawal);
      await expect(page.getByText(/MES?Z|CES?T|GMT/).first()).toBeVisible();
    },
  },
];

async function declareWithdrawal(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await forgetRequests();
  await open(page, "/widerruf");
  await page.getByRole("textbox", { name: words.yourName }).fill("Mia Muster");
  await page.getByRole("textbox", { name: words.orderNumber }).fill("999999");
  await page.getByRole("textbox", { name: new RegExp(words.email) }).fill("mia.muster@example.com");
  await press(page, words.toConfirmation);
  await expect(page.getByRole("button", { name: words.confirmWithdrawal })).toBeVisible();
}
