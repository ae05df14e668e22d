/**
 * Puts a table into a cart as a shopper does.
 * @param {string} chromium path of the browser
 * @param {string} storefront
 * @returns {Promise<string>} the cookies of that shopper, as a header says them
 */
export async function cookiesOfFilledCart(chromium, storefront) {
  const playwright = await import("@playwright/test");
  const browser = await playwright.chromium.launch({
    executablePath: chromium,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage({ locale: "de-DE" });
    await page.goto(`${storefront}/configuratorTableDesktop`);
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).waitFor();
    const cookies = await page.context().cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  } finally {
    await browser.close();
  }
}
