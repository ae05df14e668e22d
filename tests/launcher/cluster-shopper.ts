import { readFileSync } from "node:fs";
import { Client } from "pg";
import { z } from "zod";

const facts = z.object({
  storefront: z.url(),
  medusa: z.url(),
  stripeSandbox: z.url(),
  database: z.string(),
  publishableKey: z.string(),
  staff: z.object({ email: z.string(), password: z.string() }),
  cluster: z.object({
    servers: z.array(z.url()),
    storefronts: z.array(z.url()),
    worker: z.url(),
    proxyLog: z.string(),
    redis: z.url(),
  }),
});
/** Where the parts of a running cluster are. */
export type ClusterFacts = z.infer<typeof facts>;

export const clusterFacts = (path: string): ClusterFacts =>
  facts.parse(JSON.parse(readFileSync(path, "utf8")));

const CONTACT = {
  email: "anna@example.test",
  shipping_address: {
    first_name: "Anna",
    last_name: "Muster",
    address_1: "Musterstraße 1",
    postal_code: "10115",
    city: "Berlin",
    country_code: "de",
  },
};

/** What a shopper has to know of a shop. */
type Shop = Pick<ClusterFacts, "medusa" | "stripeSandbox" | "publishableKey">;

/** A shopper who buys a piece, a stool unless told otherwise, one request after the other. */
export class Shopper {
  readonly #shop: Shop;
  readonly #piece: { kind: string; configuration: object };
  cart = "";
  /** The ids of all requests of theirs that were answered. */
  readonly requests: string[] = [];

  constructor(
    shop: Shop,
    piece: { kind: string; configuration: object } = { kind: "stool", configuration: {} },
  ) {
    this.#shop = shop;
    this.#piece = piece;
  }

  /** A cart with the piece in it. */
  async begin(): Promise<void> {
    const { regions } = await this.ask("GET", "/regions?fields=id,*countries");
    const home = regions.find(({ countries }: { countries: { iso_2: string }[] }) =>
      countries.some(({ iso_2 }) => iso_2 === "de"),
    );
    this.cart = (await this.ask("POST", "/carts", { region_id: home.id })).cart.id;
    await this.add();
  }

  async add(): Promise<void> {
    await this.ask("POST", `/carts/${this.cart}/furniture`, this.#piece);
  }

  /** From the cart to the order's id: contact, terms, payment at the sandbox, the way back. */
  async buy(): Promise<string> {
    await this.ask("POST", `/carts/${this.cart}`, CONTACT);
    await this.ask("POST", `/carts/${this.cart}/terms`, { data_security: true });
    const { url } = await this.ask("POST", `/carts/${this.cart}/checkout`, { locale: "de" });
    const session = new URL(url).pathname.split("/").at(-1);
    const paid = await fetch(`${this.#shop.stripeSandbox}/_sandbox/checkout/sessions/${session}/pay`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    if (!paid.ok) throw new Error(`paying answered ${paid.status}`);
    return (await this.ask("POST", `/carts/${this.cart}/complete`)).order.id;
  }

  /** Throws unless the answer is 200, so that a purchase shows its first failure. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes
  async ask(method: string, path: string, body?: unknown): Promise<any> {
    const response = await fetch(`${this.#shop.medusa}/store${path}`, {
      method,
      headers: { "content-type": "application/json", "x-publishable-api-key": this.#shop.publishableKey },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    this.requests.push(response.headers.get("x-request-id") ?? "");
    if (response.status !== 200)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }
}

/** The cookie of a member of staff who has signed in. */
export async function staffCookie({
  medusa,
  staff,
}: Pick<ClusterFacts, "medusa" | "staff">): Promise<string> {
  const headers = { "content-type": "application/json" };
  const login = { method: "POST", headers, body: JSON.stringify(staff) };
  const answer = await (await fetch(`${medusa}/auth/user/emailpass`, login)).json();
  const { token } = z.object({ token: z.string() }).parse(answer);
  const session = { method: "POST", headers: { ...headers, authorization: `Bearer ${token}` } };
  const cookie = (await fetch(`${medusa}/auth/session`, session)).headers.get("set-cookie");
  return cookie?.split(";", 1)[0] ?? "";
}

const proxyLine = z.object({ id: z.string(), path: z.string(), server: z.string() });
type ProxyLine = z.infer<typeof proxyLine>;

/** The proxy's lines, which name no cart: of each request its id, its path and the server that answered. */
export function proxyLines({ cluster }: ClusterFacts): ProxyLine[] {
  return readFileSync(cluster.proxyLog, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => proxyLine.parse(JSON.parse(line)));
}

export async function rowsOf(
  { database }: Pick<ClusterFacts, "database">,
  sql: string,
  ...values: unknown[]
) {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
