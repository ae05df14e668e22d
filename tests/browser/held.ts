import type { Page } from "@playwright/test";

/** The shop's own scripts. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** Holds back what a page asks for at these addresses. @returns lets it come */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let come = () => {};
  const called = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(addresses, async (route) => {
    await called;
    await route.continue();
  });
  return come;
}
