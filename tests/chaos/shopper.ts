import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { Browser, type Seen } from "./browser";
import { oneOf } from "./random";

/** How long a shopper retries one step before they give up (ms). */
const PATIENCE_MS = 90_000;
const AGAIN_AFTER_MS = 700;

/** Planks and vouchers that all shoppers want. There are fewer than shoppers, so that they compete. */
export interface Wanted {
  /** Ids of planks for stools. */
  planks: string[];
  /** Codes of vouchers that count once. */
  vouchers: string[];
}

/** What became of one purchase, as the shopper saw it. */
export interface Purchase {
  ending: "ordered" | "reserved" | "left after paying" | "too late" | "given up";
  /** The number on the last page, if they saw one. */
  order: string;
  /** Answers that were no answer: broken connections and 5xx. */
  refusals: number;
  /** Longest time that one step took with all its repetitions (ms). */
  longestMs: number;
  /** The step at which they gave up. */
  gaveUpAt: string;
}

const CONTACT = {
  lastName: "Muster",
  email: "anna@example.test",
  phone: "030 123456",
  street: "Musterstraße 1",
  zip: "10115",
  city: "Berlin",
  billing: "",
  message: "",
  shipping: "delivery",
  dataSecurity: "on",
};
const paidSession = z.object({
  outcome: z.string().optional(),
  session: z.object({ success_url: z.string() }).optional(),
});

class GivenUp extends Error {}

/** A shopper who buys, looks, retries and pays, as people do while parts of the shop fail. */
export class Shopper {
  readonly #browser: Browser;
  #refusals = 0;
  #longestMs = 0;

  constructor(
    readonly name: string,
    private readonly places: { storefront: string; stripeSandbox: string; localAddress: string },
    private readonly wanted: Wanted,
    private readonly random: () => number,
  ) {
    this.#browser = new Browser(places.storefront, places.localAddress);
  }

  close(): void {
    this.#browser.close();
  }

  /** One purchase from an empty cart to its last page. Never rejects. */
  async buy(): Promise<Purchase> {
    this.#browser.forget();
    this.#refusals = 0;
    this.#longestMs = 0;
    const seen = (ending: Purchase["ending"], order = "", gaveUpAt = ""): Purchase => ({
      ...{ ending, order, gaveUpAt },
      ...{ refusals: this.#refusals, longestMs: this.#longestMs },
    });
    try {
      if (!(await this.#fillCart())) return seen("too late");
      const abroad = this.random() < 0.15;
      const last = await this.#order(abroad);
      if (!last) return seen("too late");
      if (last.includes("/orderReserved")) return seen("reserved", numberIn(last));
      // An order sent twice may be answered with its own last page.
      const isOnSite = new URL(last).origin === new URL(this.places.storefront).origin;
      const back = isOnSite ? last : await this.#pay(last);
      if (!isOnSite && this.random() < 0.2) return seen("left after paying");
      const page = await this.#comeBack(back);
      return seen(page.includes("/orderCompleted") ? "ordered" : "too late", numberIn(page));
    } catch (error) {
      if (error instanceof GivenUp) return seen("given up", "", error.message);
      throw error;
    }
  }

  /** A stool, now and then of a plank that others want, too. False when all wanted ones are gone. */
  async #fillCart(): Promise<boolean> {
    const picks = this.random() < 0.6;
    for (let tries = 0; tries < 4; tries++) {
      const plank = picks ? oneOf(this.random, this.wanted.planks) : undefined;
      const fields: Record<string, string> = plank ? { choosePlanks: "yes", plank1: plank } : {};
      const answer = await this.#until("add", () => this.#browser.post("/configuratorStoolDesktop", fields));
      if (answer.status < 400) return true;
    }
    return false;
  }

  /** Sends the order, again when the sum has changed; answers where that leads, or nothing when a plank is gone. */
  async #order(abroad: boolean): Promise<string | undefined> {
    const voucherCode = this.random() < 0.2 ? (oneOf(this.random, this.wanted.vouchers) ?? "") : "";
    let page = (await this.#until("see the cart", () => this.#browser.get("/cartDesktop"))).text;
    const fields = () => ({
      ...{ ...CONTACT, firstName: this.name, voucherCode, country: abroad ? "at" : "de" },
      ...(abroad && { outsideGermany: "on", zip: "1010" }),
      shownOffer: offerIn(page),
    });
    if (voucherCode)
      page = (
        await this.#until("redeem", () =>
          this.#browser.post("/cartDesktop", { ...fields(), intent: "voucher" }),
        )
      ).text;
    for (let tries = 0; tries < 6; tries++) {
      const send = () => this.#browser.post("/cartDesktop", { ...fields(), intent: "order" });
      // Some click twice.
      const twice = this.random() < 0.15 ? send().catch(() => undefined) : undefined;
      const answer = await this.#until("order", send);
      await twice;
      if (answer.location) return answer.location;
      page = answer.text;
      if (answer.status === 400 && tries > 2) return undefined;
    }
    return undefined;
  }

  /** Pays at the provider; answers the address that leads back. */
  async #pay(paymentPage: string): Promise<string> {
    const session = new URL(paymentPage).pathname.split("/").at(-1) ?? "";
    const pay = async () => {
      const answer = await fetch(`${this.places.stripeSandbox}/_sandbox/checkout/sessions/${session}/pay`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      return { status: answer.status, text: await answer.text(), location: "" };
    };
    const twice = this.random() < 0.15 ? pay().catch(() => undefined) : undefined;
    const { text } = await this.#until("pay", pay);
    await twice;
    const paid = paidSession.parse(JSON.parse(text));
    if (!paid.session) throw new GivenUp(`pay: ${paid.outcome ?? text.slice(0, 200)}`);
    return paid.session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session);
  }

  /** Follows the way back to a last page, reloading one that still waits. */
  async #comeBack(address: string): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    let next = address;
    while (Date.now() < deadline) {
      const answer = await this.#until("come back", () => this.#browser.get(next));
      if (/\/order(Completed|Failed|Cancelled)\?/.test(next) && answer.status < 400) return next;
      if (answer.location) next = answer.location;
      else if (next.includes("/cartDesktop")) throw new GivenUp("led back to the cart");
      else await wait(AGAIN_AFTER_MS);
    }
    throw new GivenUp("come back");
  }

  /** Tries a step until the shop has answered it, well or with a refusal. Throws when their patience is over. */
  async #until(step: string, act: () => Promise<Seen>): Promise<Seen> {
    const since = Date.now();
    for (;;) {
      const answer = await act().catch(() => undefined);
      this.#longestMs = Math.max(this.#longestMs, Date.now() - since);
      if (answer && answer.status < 500) return answer;
      this.#refusals += 1;
      if (Date.now() - since > PATIENCE_MS) throw new GivenUp(step);
      await wait(AGAIN_AFTER_MS);
    }
  }
}

function offerIn(page: string): string {
  const [input = ""] = /<input[^>]*name="shownOffer"[^>]*>/.exec(page) ?? [];
  const [, value = ""] = /value="([^"]*)"/.exec(input) ?? [];
  return value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function numberIn(address: string): string {
  return new URL(address).searchParams.get("orderID") ?? "";
}
