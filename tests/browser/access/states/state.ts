import type { Page, Response } from "@playwright/test";
import { shop } from "../../shop";
import type { Language } from "../../words";

/** Something a page looks like only when something has happened. */
export interface State {
  /** Also the name of its picture. */
  name: string;
  reach: (page: Page, language: Language) => Promise<void>;
}

/** Opens a page of the shop by its path. */
export function open(page: Page, path: string): Promise<Response | null> {
  return page.goto(shop.storefront + path);
}

/** Presses a button by its name once scripts answer to it. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
}

/** Everything that folds is open. */
export async function unfoldAll(page: Page): Promise<void> {
  const unfolded = page.getByRole("main").locator("details:not([open]) > summary");
  while ((await unfolded.count()) > 0) await unfolded.first().click();
}
