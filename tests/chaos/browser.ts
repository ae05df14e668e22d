import { Agent, type IncomingMessage, request } from "node:http";

/** Longer than the proxy waits for anybody. */
const PATIENCE_MS = 70_000;

export interface Seen {
  status: number;
  text: string;
  /** Where the answer leads to, whole; empty when nowhere. */
  location: string;
}

/** A shopper's browser without scripts, at an address of its own: keeps cookies, sends forms of the shop's own pages. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #agent: Agent;
  readonly #shop: string;

  /** The address is one of this machine's own (127.0.0.0/8), as each household has another. */
  constructor(shop: string, localAddress: string) {
    this.#shop = shop;
    this.#agent = new Agent({ keepAlive: true, localAddress });
  }

  get(address: string): Promise<Seen> {
    return this.#send("GET", address);
  }

  post(path: string, fields: Record<string, string>): Promise<Seen> {
    return this.#send("POST", path, new URLSearchParams(fields).toString());
  }

  /** Clears the cookies, so that the next request is a new visitor's. */
  forget(): void {
    this.#cookies.clear();
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Rejects when there is no answer at all. */
  #send(method: string, address: string, body = ""): Promise<Seen> {
    const url = new URL(address, this.#shop);
    const headers = {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(method === "POST" && {
        origin: url.origin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(Buffer.byteLength(body)),
      }),
    };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const options = { method, headers, agent: this.#agent, signal, family: 4 };
    return new Promise((resolve, reject) => {
      request(url, options, (answer) => {
        this.#keepCookies(answer);
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        const { statusCode: status = 0, headers: heard } = answer;
        const location = heard.location ? new URL(heard.location, url).href : "";
        answer.on("end", () => resolve({ status, text, location })).on("error", reject);
      })
        .on("error", reject)
        .end(body);
    });
  }

  #keepCookies(answer: IncomingMessage): void {
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
