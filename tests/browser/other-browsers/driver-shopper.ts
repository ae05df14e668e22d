import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Name, Role, Shopper } from "./shopper";
import { type Element, Refusal, type WebKit } from "./web-driver";

/** What may have a role; which of them has it, the browser's accessibility tree tells. */
const CANDIDATES: Record<Role, string> = {
  button: "button, [role=button], summary, input[type=submit]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  heading: "h1, h2, h3, h4, [role=heading]",
  img: "img, svg, [role=img]",
  link: "a[href]",
  listitem: "li, [role=listitem]",
  radio: "input[type=radio], [role=radio]",
  spinbutton: "input[type=number], [role=spinbutton]",
  status: "output, [role=status]",
  textbox:
    "input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=search], textarea",
};

/** What WebKit calls some of them. */
const CALLED: Partial<Record<Role, readonly string[]>> = {
  img: ["img", "image"],
  spinbutton: ["spinbutton", "textbox"],
};

/** An expression: the visible candidates, in the order of the page. */
const VISIBLE = `[...document.querySelectorAll(arguments[0])].filter((element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
})`;

/** Errors since the page was first asked for them; WebKit under automation writes none on its console. */
const LISTEN = `if (!window.heardErrors) {
  const heard = (window.heardErrors = []);
  addEventListener("error", ({ message }) => heard.push(message));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    heard.push(violatedDirective + " refused " + blockedURI));
}
return window.heardErrors.splice(0)`;

/** How long an act waits for what it needs, ms. */
const PATIENCE_MS = 15_000;
/** WebDriver's keys: A while Control is held, then all let go. */
const SELECT_ALL = "\uE009a\uE000";

export class DriverShopper implements Shopper {
  readonly #browser: WebKit;

  constructor(browser: WebKit) {
    this.#browser = browser;
  }

  async visit(address: string): Promise<void> {
    await this.#browser.tell("/url", { url: address });
    await this.errors();
  }

  press(role: "button" | "link", name: Name): Promise<void> {
    return this.#withFirst(role, name, (element) => this.#click(element));
  }

  write(role: "spinbutton" | "textbox", name: Name, text: string): Promise<void> {
    return this.#withFirst(role, name, async (element) => {
      await this.#click(element);
      // One request would hold Control for the text as well.
      for (const keys of [SELECT_ALL, text]) await this.#browser.act(element, "value", { text: keys });
    });
  }

  choose(role: "checkbox" | "radio", name: Name): Promise<void> {
    return this.#withFirst(role, name, async (element) => {
      if (!(await this.#isChecked(element))) await this.#click(element);
      if (!(await this.#isChecked(element))) throw new Refusal("not chosen", `${role} ${name}`);
    });
  }

  async sees(role: Role, name: Name): Promise<boolean> {
    return (await this.#first(role, name)) !== undefined;
  }

  read(role: "listitem" | "status"): Promise<string[]> {
    return this.#browser.run(`return ${VISIBLE}.map(({ innerText }) => innerText)`, CANDIDATES[role]);
  }

  async address(): Promise<URL> {
    return new URL(await this.#browser.get<string>("/url"));
  }

  overflow(): Promise<number> {
    return this.#browser.run(
      "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
  }

  async picture(path: string): Promise<void> {
    await writeFile(path, Buffer.from(await this.#browser.get<string>("/screenshot"), "base64"));
  }

  errors(): Promise<string[]> {
    return this.#browser.run(LISTEN);
  }

  #visible(role: Role): Promise<Element[]> {
    return this.#browser.run(`return ${VISIBLE}`, CANDIDATES[role]);
  }

  async #first(role: Role, name: Name): Promise<Element | undefined> {
    for (const element of await this.#visible(role)) if (await this.#is(element, role, name)) return element;
    return undefined;
  }

  /** As the accessibility tree has it; what is not in it, or has gone meanwhile, is nothing to a shopper. */
  async #is(element: Element, role: Role, name: Name): Promise<boolean> {
    try {
      const label = await this.#browser.of<string>(element, "computedlabel");
      const isNamed =
        typeof name === "string" ? label.toLowerCase().includes(name.toLowerCase()) : name.test(label);
      if (!isNamed) return false;
      const called = await this.#browser.of<string>(element, "computedrole");
      return (CALLED[role] ?? [role]).includes(called);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** Does something with the first that is there, and begins again where it went away or was covered meanwhile. */
  async #withFirst(role: Role, name: Name, act: (element: Element) => Promise<void>): Promise<void> {
    let last: unknown = "there is none";
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(100)) {
      const element = await this.#first(role, name);
      if (!element) continue;
      try {
        await act(element);
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        last = error;
      }
    }
    throw new Error(`No visible ${role} "${name}": ${last}`);
  }

  /** In the middle of the window, where no bar covers it. */
  async #click(element: Element): Promise<void> {
    await this.#browser.run(`arguments[0].scrollIntoView({ block: "center", behavior: "instant" })`, element);
    await this.#browser.act(element, "click");
  }

  #isChecked(element: Element): Promise<boolean> {
    return this.#browser.run("return arguments[0].checked", element);
  }
}
