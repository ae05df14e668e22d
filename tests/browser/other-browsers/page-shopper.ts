import type { Page } from "@playwright/test";
import type { Name, Role, Shopper } from "./shopper";

/** Playwright puts a style into a page of which it takes a picture, and the page's content security policy reports it. */
const STYLE_OF_PICTURES = "'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='";

/** Firefox reports the rest of an answer that Remix had not read when it left for another site: the payment page. */
const LEFT_UNREAD = "Error in input stream";

/** A shopper at a browser that Playwright drives. */
export class PageShopper implements Shopper {
  readonly #page: Page;
  readonly #errors: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on("pageerror", ({ message }) => {
      if (!message.includes(STYLE_OF_PICTURES) && message !== LEFT_UNREAD) this.#errors.push(message);
    });
    page.on("console", (message) => {
      if (message.type() === "error") this.#errors.push(message.text());
    });
  }

  async visit(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async press(role: "button" | "link", name: Name): Promise<void> {
    await this.#visible(role, name).click();
  }

  async write(role: "spinbutton" | "textbox", name: Name, text: string): Promise<void> {
    const field = this.#visible(role, name);
    // Over BiDi, `fill` puts the text behind the one that a number field holds.
    await field.press("ControlOrMeta+a");
    await field.pressSequentially(text);
  }

  async choose(role: "checkbox" | "radio", name: Name): Promise<void> {
    await this.#visible(role, name).check();
  }

  async sees(role: Role, name: Name): Promise<boolean> {
    return (await this.#page.getByRole(role, { name }).filter({ visible: true }).count()) > 0;
  }

  async read(role: "listitem" | "status"): Promise<string[]> {
    return this.#page.getByRole(role).filter({ visible: true }).allInnerTexts();
  }

  async address(): Promise<URL> {
    return new URL(this.#page.url());
  }

  async overflow(): Promise<number> {
    return this.#page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollWidth - root.clientWidth;
    });
  }

  async picture(path: string): Promise<void> {
    await this.#page.screenshot({ path });
  }

  async errors(): Promise<string[]> {
    return this.#errors.splice(0);
  }

  #visible(role: Role, name: Name) {
    return this.#page.getByRole(role, { name }).filter({ visible: true }).first();
  }
}
