import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../../launcher/postgres/server.mjs";
import { Children } from "../../launcher/processes/children.mjs";
import { freePorts } from "../../launcher/settings/free-port.mjs";
import {
  installApplication,
  medusaCli,
  medusaCommand,
  surroundings,
} from "../../tools/plain-medusa/application.ts";
import { Running } from "../images/running.ts";
import { ROOT } from "./launched.ts";
import { PlainShop } from "./plain-shop.ts";

/** For work on this test: the folder of an application that is installed and built already, and stays. */
const INSTALLED = process.env.PLAIN_MEDUSA;
const STAFF = { email: "staff@example.test", password: "plain-password" };
/** A market that differs from the defaults in everything that can be told. */
const MARKET = {
  homeCountry: "ch",
  currency: "chf",
  timeZone: "Pacific/Auckland",
  paymentProviders: { card: "pp_stripe-checkout_zurich", transfer: "pp_system_default" },
  shippingTypes: {
    delivery: "van",
    pickup: "counter",
    deliveryAbroad: "van-abroad",
    pickupAbroad: "counter-abroad",
  },
};
/** 1.3 · (599 + 2.5 · (140 + 30 + 30) + 75) + 30 for own measures, CHF: prices are numbers in the currency of the shop. */
const TABLE = 1556;

/** Installs Medusa once more, outside this repository, and builds it with its admin: in the long run alone. */
describe("a plain Medusa with both plugins from their tarballs", () => {
  const folder = mkdtempSync(join(tmpdir(), "planke46-plain-"));
  const application = INSTALLED ?? join(folder, "application");
  const children = new Children();
  const started: Running[] = [];
  let shop: PlainShop;
  let orderId: string;
  let env: Record<string, string>;

  const start = (port: number, env: Record<string, string>, log: string) =>
    Running.start(
      process.execPath,
      [medusaCli(application), "start", "--host", "127.0.0.1", "--port", String(port)],
      join(folder, log),
      { cwd: join(application, ".medusa/server"), env: surroundings({ ...env, NODE_ENV: "production" }) },
    );

  beforeAll(async () => {
    // Postgres of another user passes through.
    chmodSync(folder, 0o711);
    if (!INSTALLED) await installApplication(application);
    const [postgres = 0, stripeSandbox = 0, medusa = 0] = await freePorts(3);
    const dataDir = join(folder, "data");
    mkdirSync(join(dataDir, "logs"), { recursive: true });
    const { signal } = new AbortController();
    const { url } = await startPostgres(children, {
      dataDir,
      port: postgres,
      password: "plain",
      signal,
    });
    const payments = {
      STRIPE_API_KEY: "sk_test_plain",
      STRIPE_WEBHOOK_SECRET: "whsec_plain",
      STRIPE_SANDBOX_URL: `http://localhost:${stripeSandbox}`,
    };
    env = {
      ...payments,
      DATABASE_URL: url,
      JWT_SECRET: "plain jwt secret",
      COOKIE_SECRET: "plain cookie secret",
      MAIL_FOLDER: join(folder, "mail"),
      CARD_ID: "zurich",
      FURNITURE_OPTIONS: JSON.stringify(MARKET),
    };
    if (!INSTALLED) await medusaCommand(application, ["build"], env);
    await medusaCommand(application, ["db:migrate", "--execute-safe-links"], env);
    await medusaCommand(application, ["user", "-e", STAFF.email, "-p", STAFF.password], env);

    mkdirSync(join(folder, "stripe"));
    const sandbox = Running.start(
      process.execPath,
      ["--import", "tsx", "sandbox/main.ts"],
      join(folder, "sandbox.log"),
      {
        cwd: join(ROOT, "plugins/stripe-checkout"),
        env: surroundings({
          ...payments,
          STRIPE_SANDBOX_PORT: String(stripeSandbox),
          STRIPE_SANDBOX_DATA: join(folder, "stripe"),
          STRIPE_WEBHOOK_URL: `http://localhost:${medusa}/hooks/stripe-checkout`,
        }),
      },
    );
    started.push(sandbox);
    await sandbox.ready(`${payments.STRIPE_SANDBOX_URL}/healthz`);
    const server = start(medusa, env, "medusa.log");
    started.push(server);
    await server.ready(`http://localhost:${medusa}/health`);
    shop = new PlainShop(`http://localhost:${medusa}`, payments.STRIPE_SANDBOX_URL, MARKET);
    await shop.setUp(STAFF);
  }, 2_400_000);

  afterAll(async () => {
    for (const one of started.reverse()) await one.stop();
    await children.stop();
    children.close();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  test("sells a table and a T-shirt in one cart, paid by card, to the cent", async () => {
    const cart = await shop.newCart();
    const table = await shop.store("POST", `/carts/${cart}/furniture`, {
      kind: "table",
      configuration: { dimensions: { chosen: "individual", length: 200, width: 90, height: 75 } },
    });
    expect([table.status, table.body.summary?.total]).toEqual([200, TABLE]);
    const shirt = await shop.store("POST", `/carts/${cart}/line-items`, {
      variant_id: shop.shirt,
      quantity: 2,
    });
    expect(shirt.status, JSON.stringify(shirt.body)).toBe(200);
    await shop.contact(cart);
    await shop.store("POST", `/carts/${cart}/terms`, { data_security: true });
    const parcel = await shop.store("POST", `/carts/${cart}/shipping-methods`, { option_id: shop.parcel });
    expect(parcel.status, JSON.stringify(parcel.body)).toBe(200);

    // Twice 24.95 for the shirts, 4.90 for their parcel.
    const total = TABLE + 54.8;
    const summary = await shop.store("GET", `/carts/${cart}/summary`);
    expect(summary.body.summary.total).toBe(total);
    const checkout = await shop.store("POST", `/carts/${cart}/checkout`, { locale: "de" });
    expect(checkout.body.next, JSON.stringify(checkout.body)).toBe("redirect");
    expect(await shop.payOnPage(checkout.body.url)).toBe("paid");
    const { body } = await shop.store("POST", `/carts/${cart}/complete`);
    expect(body.type, JSON.stringify(body)).toBe("order");
    expect(body.order.total).toBe(total);
    orderId = body.order.id;

    const { bill } = (await shop.store("GET", `/orders/${body.order.id}/bill`)).body;
    expect(bill).toMatchObject({
      total,
      goods: TABLE,
      ordinary_lines: [{ title: "T-Shirt, M", quantity: 2, total: 49.9 }],
      ordinary_delivery: 4.9,
    });
    const order = (await shop.admin("GET", `/orders/${body.order.id}?fields=payment_status,total,item_total`))
      .body;
    expect(order.order).toMatchObject({ payment_status: "captured", total });
    await expect(shop.paidCents(checkout.body.url)).resolves.toBe(161_080);
  }, 120_000);

  test("sells a T-shirt alone as Medusa itself does", async () => {
    const cart = await shop.newCart();
    await shop.store("POST", `/carts/${cart}/line-items`, { variant_id: shop.shirt, quantity: 1 });
    await shop.contact(cart);
    await shop.store("POST", `/carts/${cart}/shipping-methods`, { option_id: shop.parcel });
    const { body: made } = await shop.store("POST", "/payment-collections", { cart_id: cart });
    const session = await shop.store(
      "POST",
      `/payment-collections/${made.payment_collection.id}/payment-sessions`,
      {
        provider_id: MARKET.paymentProviders.card,
        data: { cart_id: cart, locale: "de" },
      },
    );
    expect(session.status, JSON.stringify(session.body)).toBe(200);
    const [{ data }] = session.body.payment_collection.payment_sessions;
    expect(await shop.payOnPage(data.url)).toBe("paid");
    const { body } = await shop.store("POST", `/carts/${cart}/complete`);
    expect([body.type, body.order?.total], JSON.stringify(body)).toEqual(["order", 29.85]);
  }, 120_000);

  test("sends the confirmation of the order with both in it, in the currency of the shop", async () => {
    const confirmation = async () => {
      const sent = await mails(join(folder, "mail"));
      return sent.find((text) => text.includes("T-Shirt, M")) ?? "";
    };
    await expect.poll(confirmation, { timeout: 60_000 }).toMatch(/1\.610,80\sCHF/);
    expect(await confirmation()).not.toContain("€");
    // A country is named where it is not the home country.
    expect(await confirmation()).not.toContain("Schweiz");
  }, 90_000);

  test("issues its invoice in the currency of the shop, and tells the admin's pages the options", async () => {
    const papers = async () => (await shop.admin("GET", `/furniture/orders/${orderId}/papers`)).body.papers;
    await expect.poll(papers, { timeout: 60_000 }).toMatchObject([{ currency: "CHF", gross: 161_080 }]);
    const { body } = await shop.admin("GET", "/furniture/market");
    const { homeCountry: home_country, currency: currency_code, timeZone: time_zone } = MARKET;
    expect(body).toEqual({ home_country, currency_code, time_zone });
  }, 90_000);

  test("does not start with options that cannot be, and names each with its bounds", async () => {
    const [port = 0] = await freePorts(1);
    const options = JSON.stringify({ currency: "jpy", timeZone: "Zürich", homecountry: "ch" });
    const server = start(port, { ...env, FURNITURE_OPTIONS: options }, "refused.log");
    const refused = server.ready(`http://localhost:${port}/health`);
    const said = await refused.then(String, String);
    for (const line of [
      "Options of @planke46/furniture:",
      "homecountry: there is no such option; there are storefrontUrl, ",
      "currency: must be the code, in three lower-case letters, of a currency with hundredths",
      "timeZone: must be the name of a time zone (IANA)",
    ])
      expect(said).toContain(line);
    await server.stop();
  }, 150_000);

  test("takes one product of a kind through the admin's own route, with one variant and without a stock", async () => {
    const variant = { title: "Nach Maß", prices: [], manage_inventory: false };
    const attempts: [string, object[], string][] = [
      ["table", [variant], "second_kind"],
      ["stool", [variant, variant], "one_variant"],
      ["stool", [], "one_variant"],
      ["stool", [{ ...variant, manage_inventory: undefined }], "no_stock"],
    ];
    for (const [kind, variants, code] of attempts) {
      const wish = { title: "Noch eins", metadata: { kind }, variants };
      const { status, body } = await shop.admin("POST", "/products", wish);
      expect([status, body.issues?.[0]?.code], code).toEqual([400, code]);
    }
  });

  test("shows the plugins' pages in its admin", async () => {
    const { status, text } = await shop.page("/app");
    expect(status).toBe(200);
    expect(text).toContain('<div id="medusa">');
    const assets = join(application, ".medusa/server/public/admin/assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const all = scripts.map((name) => readFileSync(join(assets, name), "utf8")).join("\n");
    for (const page of ["Planken", "Gutscheine", "Auftrag ändern"]) expect(all).toContain(page);
  });
});

/** The texts of what was sent; none while there is no folder yet. */
async function mails(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const read = files.map((name) => PostalMime.parse(readFileSync(join(folder, name))));
  return (await Promise.all(read)).map(({ text }) => text ?? "");
}
