import { orders } from "../bench/memory/orders.ts";
import type { RunningShop } from "../command/running-shop.mjs";
import { openDatabase } from "../postgres/database.mjs";

/** A page that is measured. */
export interface Page {
  name: string;
  url: string;
  /** audits of what is so on purpose */
  skipped?: string[];
  /** of the visitor */
  cookies?: string;
  /** least points for performance; less fails the command */
  promised: number;
  /** what the page is to reach; the table says which it misses */
  goals: Goals;
}

/** points, ms, kB */
type Goals = { performance?: number; fcp?: number; lcp?: number; tbt?: number; scripts?: number };

/** Hidden from robots. */
const PRIVATE = ["is-crawlable"];
/** The bar with the price covers whatever is at the lower end of the screen until one scrolls, and Lighthouse does not. */
const WITH_BAR = ["target-size"];

const CONTENT: Goals = { performance: 99, fcp: 900, lcp: 1100, scripts: 15 };
const SELLING: Goals = { performance: 95, lcp: 1200, tbt: 100 };

/**
 * Content pages, those that sell, the cart and an order's page. One order is placed for it, which stays.
 * @param chromium path of the browser
 */
export async function pagesOf(shop: RunningShop, chromium: string): Promise<Page[]> {
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

async function orderPage(shop: RunningShop) {
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
 * @param chromium path of the browser
 * @returns the cookies of that shopper, as a header says them
 */
async function cookiesOfFilledCart(chromium: string, storefront: string): Promise<string> {
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
