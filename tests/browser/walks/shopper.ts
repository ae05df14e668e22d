import type { BrowserContext, Locator, Page } from "@playwright/test";
import { z } from "zod";
import { shop } from "../shop";
import type { Language } from "../words";
import { type Expected, moveTo } from "./expected";
import { expect } from "./patience";
import { Watch } from "./watch";
import { type Words, wordsOf } from "./words";

const CartCookie = z.object({ cartId: z.string().optional() });

/** The browser that walks through the shop, and what it has noted down on the way. */
export class Shopper {
  readonly watch: Watch;
  /** The steps taken, as they are told in the report. */
  readonly steps: string[] = [];
  /** Numbers of the orders placed. */
  readonly orders: string[] = [];
  /** A code that has been redeemed. */
  usedCode: string | null = null;

  constructor(
    readonly context: BrowserContext,
    public page: Page,
    readonly width: number,
  ) {
    this.watch = new Watch(context, shop.storefront);
  }

  words(language: Language): Words {
    return wordsOf(language);
  }

  /** What one is looking at, without head and foot. */
  get main(): Locator {
    return this.page.getByRole("main");
  }

  button(name: RegExp | string): Locator {
    return this.main.getByRole("button", { name });
  }

  /** Sheets over the page are closed before one goes on. */
  async closePopup({ language }: Expected): Promise<void> {
    const popup = this.page.getByRole("dialog");
    if ((await popup.count()) === 0) return;
    await popup.getByRole("button", { name: this.words(language).close }).click();
    await expect(popup).toHaveCount(0);
  }

  /** Goes to the cart by the bar at the top, or by its address where there is no bar. */
  async toCart(expected: Expected): Promise<void> {
    if (expected.place === "cart") return;
    await this.closePopup(expected);
    const entry = this.page
      .getByRole("banner")
      .getByRole("link", { name: this.words(expected.language).cartEntry });
    if ((await entry.count()) > 0) await entry.click();
    else await this.page.goto(`${shop.storefront}/cartDesktop`);
    await this.onCart(expected);
  }

  /** Waits until the cart is there. */
  async onCart(expected: Expected): Promise<void> {
    const words = this.words(expected.language);
    await expect(this.page).toHaveURL(/\/cartDesktop/);
    const seen =
      expected.lines.length > 0
        ? this.main.getByRole("heading", { level: 1, name: words.cart, exact: true })
        : this.main.getByRole("link", { name: words.emptyCart });
    await expect(seen).toBeVisible();
    moveTo(expected, "cart");
  }

  /** The cart that the browser's cookie names; null without one. */
  async cartId(): Promise<string | null> {
    const cookies = await this.context.cookies(shop.storefront);
    const value = cookies.find(({ name }) => name === "cart")?.value;
    if (!value) return null;
    const [content = ""] = decodeURIComponent(value).split(".", 1);
    return CartCookie.parse(JSON.parse(Buffer.from(content, "base64").toString("utf8"))).cartId ?? null;
  }
}
