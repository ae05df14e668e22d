import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { dirname, join } from "node:path";
import { z } from "zod";
import { secretsOf } from "../../../launcher/data-folder/secrets.mjs";
import { newAddress } from "../../../plugins/furniture/integration-tests/from-address";

const SHOP_JSON = String(process.env.SHOP_JSON);

/** The addresses of the running shop's storefront and content lake. */
export const { storefront, contentLake } = z
  .object({ storefront: z.url(), contentLake: z.url() })
  .parse(JSON.parse(readFileSync(SHOP_JSON, "utf8")));

/** What the running shop's parts keep from everybody else. */
export const secrets = secretsOf(dirname(SHOP_JSON));

/** Everything the parts of the running shop have logged so far. */
export function logOf(part: "storefront" | "medusa" | "postgres"): string {
  return readFileSync(join(dirname(SHOP_JSON), "logs", `${part}.log`), "utf8");
}

export interface Heard {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request exactly as written: fetch would tidy the path up and set headers of its own. */
export function send(
  base: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Heard> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on("error", reject).end(body);
  });
}

/** So many requests under way at once that a test is quick, and so few that the shop goes on serving others. */
const AT_ONCE = 8;

/** Does something with each of many, some at once. */
export async function eachOf<T>(many: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...many];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A browser's visit: keeps cookies, sends forms from the shop's own pages, comes from an address of its own. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #address = newAddress();
  readonly #base: string;
  readonly #host: string | undefined;
  /** Every Set-Cookie header that was heard. */
  readonly setCookies: string[] = [];

  /** @param host that the visitor typed, where it is not the one of `base` */
  constructor(base = storefront, host?: string) {
    this.#base = base;
    this.#host = host;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async get(path: string): Promise<Response> {
    return this.#hear(await this.#ask(path, "GET", this.#headers()));
  }

  async post(path: string, fields: Record<string, string>): Promise<Response> {
    const origin = this.#host ? `http://${this.#host}` : this.#base;
    const headers = {
      ...{ ...this.#headers(), origin, "sec-fetch-site": "same-origin" },
      "content-type": "application/x-www-form-urlencoded",
    };
    return this.#hear(await this.#ask(path, "POST", headers, new URLSearchParams(fields).toString()));
  }

  /** fetch names the host of the address; another one is named by hand. */
  async #ask(
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Response> {
    if (!this.#host) return fetch(this.#base + path, { method, headers, body, redirect: "manual" });
    const heard = await send(this.#base, path, { method, headers: { ...headers, host: this.#host }, body });
    const lines = Object.entries(heard.headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    );
    return new Response(heard.text, { status: heard.status, headers: lines });
  }

  #headers(): Record<string, string> {
    return { cookie: this.cookie, "x-forwarded-for": this.#address };
  }

  #hear(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      this.setCookies.push(line);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}
