import { z } from "zod";
import type { Facts } from "./cluster";
import type { Wanted } from "./shopper";

const token = z.object({ token: z.string() });
const made = z.object({ plank: z.object({ id: z.string() }) });

/** A member of staff who works while shoppers buy. */
export class Staff {
  private constructor(
    private readonly shop: Facts,
    private readonly token: string,
  ) {}

  static async signIn(shop: Facts): Promise<Staff> {
    const answer = await fetch(`${shop.medusa}/auth/user/emailpass`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(shop.staff),
    });
    return new Staff(shop, token.parse(await answer.json()).token);
  }

  /** Planks and vouchers of one day. */
  async offer(day: string, planks: number, vouchers: number): Promise<Wanted> {
    const wanted: Wanted = { planks: [], vouchers: [] };
    for (let index = 0; index < planks; index++) {
      const name = `${day}-${index}`;
      const answer = await this.#post("/furniture/planks", {
        ...{ list: "stool", name, title: `Planke ${name}`, title_en: `Plank ${name}` },
        ...{ image: `${this.shop.medusa}/static/test.webp`, length: 220 },
      });
      wanted.planks.push(made.parse(await answer.json()).plank.id);
    }
    for (let index = 0; index < vouchers; index++) {
      const code = `${day}-${index}`.toUpperCase();
      const value = 10;
      await this.#post("/promotions", {
        ...{ code, type: "standard", status: "active", limit: 1, is_tax_inclusive: true },
        application_method: {
          ...{ type: "fixed", target_type: "order", allocation: "across", value, currency_code: "eur" },
        },
      });
      wanted.vouchers.push(code);
    }
    return wanted;
  }

  /** Uploads a photo of a plank. @returns the status (0: no answer) and the body */
  async photograph(photo: Uint8Array<ArrayBuffer>): Promise<{ status: number; text: string }> {
    const headers = { ...this.#headers(), "content-type": "image/jpeg" };
    const address = `${this.shop.medusa}/admin/furniture/planks/photos?list=bench`;
    return fetch(address, { method: "POST", headers, body: photo }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: "" }),
    );
  }

  async #post(path: string, body: unknown): Promise<Response> {
    const answer = await fetch(`${this.shop.medusa}/admin${path}`, {
      method: "POST",
      headers: { ...this.#headers(), "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  #headers() {
    return { authorization: `Bearer ${this.token}`, origin: new URL(this.shop.medusa).origin };
  }
}
