import { orders } from "../bench/memory/orders.mjs";
import { openDatabase } from "../postgres/database.mjs";

/**
 * A page that is measured.
 * @typedef {object} Page
 * @property {string} name
 * @property {string} url
 * @property {string[]} [skipped] audits of what is so on purpose
 * @property {string} [cookies] of the visitor
 * @property {number} promised least points for performance; less fails the command
 * @property {Goals} goals what the page is to reach; the table says which it misses
 */

/** @typedef {{ performance?: number, fcp?: number, lcp?: number, tbt?: number, scripts?: number }} Goals points, ms, kB */

/** Hidden from robots. */
const PRIVATE = ["is-crawlable"];
/** The bar with the price covers whatever is at the lower end of the screen until one scrolls, and Lighthouse does not. */
const WITH_BAR = ["target-size"];

/** @type {Goals} */
const CONTENT = { performance: 99, fcp: 900, lcp: 1100, scripts: 15 };
/** @type {Goals} */
const SELLING = { performance: 95, lcp: 1200, tbt: 100 };

/**
 * Content pages, those that sell, the cart and an order's page. One order is placed for it, which stays.
 * @param {ReturnType<typeof import("../command/running-shop.mjs").runningShop>} shop
 * @param {string} chromium path of the browser
 * @returns {Promise<Page[]>}
 */
export async function pagesOf(shop, chromium) {
  const { storefront } = shop;
  const cookies = await cookiesOfFilledCart(chromium, storefront);
  const cart = { url: `${storefront}/cartDesktop`, skipped: PRIVATE, promised: 95, goals: {} };
  const selling = { skipped: WITH_BAR, promised: 90, goals: SELLING };
  return [
    { name: "home", url: `${storefront}/`, promised: 95, goals: CONTENT },
    { name: "FAQ", url: `${storefront}/faq`, promised: 95, goals: CONTENT },
    { name: "bees", url: `${storefront}/bees`, promised: 95, goals: CONTENT },
    { name: "table", url: `${storefront}/configuratorTableMobile`, ...selling },
    { name: "shelf", url: `${storefront}/configuratorShelfMobile`, ...selling },
    { ...cart, name: "cart, empty" },
    { ...cart, name: "cart, filled", cookies },
    { name: "order", url: await orderPage(shop), skipped: PRIVATE, promised: 90, goals: {} },
  ];
}

/** @param {{ storefront: string, medusa: string, publishableKey: string, database: string }} shop */
async function orderPage(shop) {
  await orders(shop, 1);
  const client = await openDatabase(shop.database);
  try {
    const { rows } = await client.query(
      "select token from furniture_order_page where revoked_at is null order by created_at desc limit 1",
    );
    return `${shop.storefront}/auftrag/${rows[0].token}`;
  } finally {
    await client.end();
  }
}

/**
 * Puts a table into a cart as a shopper does.
 * @param {string} chromium path of the browser
 * @param {string} storefront
 * @returns {Promise<string>} the cookies of that shopper, as a header says them
 */
async function cookiesOfFilledCart(chromium, storefront) {
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
