import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { freePorts } from "../../launcher/settings/free-port.mjs";
import { readPdf, squeeze } from "../../plugins/furniture/src/domain/production-sheet/pdf-text.cases.ts";
import { GENERATED } from "../../plugins/furniture-rules/src/kinds/eighth-kind/other-files.cases.ts";
import { rowsOf, Shopper, staffCookie } from "./cluster-shopper.ts";
import { coatRackFiles, copyWithCoatRack, touchedIn } from "./eighth-kind-copy.ts";
import { type Launched, launch, ROOT, untilSaid } from "./launched.ts";

const PORTS = ["STOREFRONT", "MEDUSA", "STUDIO", "CONTENT_LAKE", "STRIPE_SANDBOX", "POSTGRES"] as const;
const BUILT_WITHIN_MS = 1_800_000;
/** For work on this test: the folder of a copy with coat racks whose shop is already running, and stays. */
const RUNNING = process.env.EIGHTH_KIND_RUNS;

const facts = z.object({
  storefront: z.url(),
  medusa: z.url(),
  stripeSandbox: z.url(),
  database: z.string(),
  publishableKey: z.string(),
  mail: z.string(),
  staff: z.object({ email: z.string(), password: z.string() }),
});

const RACK = { kind: "coatRack", configuration: { dimensions: { width: 120 }, hooks: 6 } };
const PAGE = "/configuratorCoatRackDesktop";
/** 1.3 · (60 + 0.5 · (120 − 40) + 8 · (6 − 2)) EUR. */
const PRICE = 172;

/** Builds a whole shop: in the long run alone. */
describe("a shop that sells coat racks as well", () => {
  let folder = "";
  let touched: ReturnType<typeof touchedIn>;
  let launched: Launched | undefined;
  let shop: z.infer<typeof facts>;
  let order = "";

  const page = async (path: string, language: "de" | "en" = "de", init: RequestInit = {}) => {
    const said = Buffer.from(JSON.stringify(language)).toString("base64");
    const headers = { cookie: `language=${encodeURIComponent(said)}`, ...init.headers };
    const response = await fetch(`${shop.storefront}${path}`, { redirect: "manual", ...init, headers });
    return { response, text: await response.text() };
  };

  beforeAll(async () => {
    if (RUNNING) {
      folder = RUNNING;
    } else {
      mkdirSync(join(ROOT, ".cache"), { recursive: true });
      folder = mkdtempSync(join(ROOT, ".cache", "eighth-kind-"));
      copyWithCoatRack(folder);
      const free = await freePorts(PORTS.length);
      const ports = Object.fromEntries(PORTS.map((name, index) => [`${name}_PORT`, String(free[index])]));
      launched = launch("start", { ...ports, DATA_DIR: join(folder, ".data") }, folder);
      await untilSaid(launched, "The shop is ready after", BUILT_WITHIN_MS);
    }
    touched = touchedIn(folder);
    shop = facts.parse(JSON.parse(readFileSync(join(folder, ".data/shop.json"), "utf8")));
  }, BUILT_WITHIN_MS);

  afterAll(async () => {
    if (RUNNING) return;
    if (launched) process.kill(launched.pid, "SIGTERM");
    await launched?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test("changes at most ten files of the shop", () => {
    const { changed, added } = touched;
    console.log(`Changed:\n${changed.join("\n")}\n\nAdded:\n${added.join("\n")}`);
    expect([...changed, ...added].sort()).toEqual([...coatRackFiles().keys(), GENERATED].sort());
    expect(changed.length).toBeLessThanOrEqual(10);
  });

  test("has the kind wherever the types ask for each kind", async () => {
    const { ended, output } = launch("typecheck", {}, folder);
    expect((await ended).code, output()).toBe(0);
  }, 1_200_000);

  test("has a price, and names what cannot be built at its field", async () => {
    const shopper = new Shopper(shop);
    const { price, breakdown } = await shopper.ask("POST", "/furniture/price", RACK);
    expect(price).toBe(PRICE);
    expect(breakdown.map(({ code }: { code: string }) => code)).toEqual(["base", "width", "hooks"]);
    const many = { ...RACK, configuration: { hooks: 13 } };
    await expect(shopper.ask("POST", "/furniture/price", many)).rejects.toThrow(/400.*hooks/);
  });

  test.each([
    ["de", "Deine Garderobe", "Haken", "Weitere Haken", "Hutablage", "Ein Brett über den Haken."],
    ["en", "Your coat rack", "Hooks", "Further hooks", "Hat shelf", "A board above the hooks."],
  ] as const)(
    "is configured on a page of its own by its address, in %s",
    async (language, heading, ...words) => {
      const { response, text } = await page(`${PAGE}?width=120&hooks=6`, language);
      expect(response.status).toBe(200);
      expect(text).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      for (const word of words) expect(text).toContain(word);
      expect(fieldOf(text, "width")).toContain('value="120"');
      expect(fieldOf(text, "hooks")).toContain('value="6"');
      expect(fieldOf(text, "hooks")).toContain('max="12"');
      expect(/name="shownPrice" value="(\d+)"/.exec(text)?.[1]).toBe(String(PRICE));
    },
  );

  test("is named by a choice that it has alone, which costs 1.3 · 35 EUR", async () => {
    const [bare, named] = [await page(PAGE), await page(`${PAGE}?hatShelf=with`)];
    const priceIn = (text: string) => Number(/name="shownPrice" value="(\d+)"/.exec(text)?.[1]);
    // 1.3 · (60 + 0.5 · 40 + 8 · 2) = 124.8, and with 35 more 170.3.
    expect([priceIn(bare.text), priceIn(named.text)]).toEqual([125, 170]);
  });

  test("says at the field of the form that thirteen hooks are too many, and keeps what was typed", async () => {
    const { text } = await page(`${PAGE}?width=120&hooks=13&shown=.120`);
    expect(fieldOf(text, "hooks")).toContain('value="13"');
    expect(fieldOf(text, "hooks")).toContain('aria-invalid="true"');
    expect(fieldOf(text, "width")).not.toContain("aria-invalid");
  });

  test("is drawn with as many hooks as it has", async () => {
    const [six, two] = [await page("/drawing/coatRack?hooks=6"), await page("/drawing/coatRack?hooks=2")];
    expect(six.response.headers.get("content-type")).toContain("image/svg+xml");
    expect(six.text.length).toBeGreaterThan(two.text.length);
  });

  test("lies in the cart with its hooks, and its card leads back to the same piece", async () => {
    const form = new URLSearchParams("shown=.120&width=120&hooks=6&color=27292b&choosePlanks=no");
    const headers = { origin: shop.storefront, "content-type": "application/x-www-form-urlencoded" };
    const added = await page(PAGE, "de", { method: "POST", body: form, headers });
    expect(added.response.status).toBe(303);
    const cookie = added.response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    const cart = await page("/cartDesktop", "de", { headers: { cookie } });
    expect(cart.text).toMatch(/<dt[^>]*>Haken<\/dt><dd[^>]*>(<[^>]+>)*6</);
    expect(cart.text).toContain(`${PAGE}?width=120&amp;hooks=6`);
  });

  test("is ordered and paid; hooks are frozen in the order and said in the mail", async () => {
    const shopper = new Shopper(shop, RACK);
    await shopper.begin();
    order = await shopper.buy();
    const lines = await rowsOf(
      shop,
      `select l.subtitle, l.unit_price::float as price, l.metadata from order_item i join order_line_item l on l.id = i.item_id where i.order_id = $1`,
      order,
    );
    expect(lines).toMatchObject([
      {
        subtitle: expect.stringContaining("120 cm · Haken 6"),
        price: PRICE,
        metadata: { counts: { hooks: 6 } },
      },
    ]);
    const sent = () =>
      rowsOf(
        shop,
        "select id from furniture_mail where order_id = $1 and template = 'order_confirmation' and status = 'sent'",
        order,
      );
    await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(1);
    const [mail] = await sent();
    const { text } = await PostalMime.parse(readFileSync(join(shop.mail, `${mail.id}.eml`)));
    expect(text).toContain("Garderobe");
    expect(text).toMatch(/Haken:?\s+6/);
  });

  test("is on the production sheet: six hooks, one plank and its steel", async () => {
    const cookie = await staffCookie(shop);
    const address = `${shop.medusa}/admin/furniture/orders/${order}/production-sheet`;
    const sheet = await fetch(address, { headers: { cookie } });
    expect(sheet.status).toBe(200);
    const pages = readPdf(Buffer.from(await sheet.arrayBuffer()));
    const all = pages.map(({ squeezed }) => squeezed).join("");
    for (const said of ["Garderobe", "Haken 6", "120 × 20 × 4"]) expect(all).toContain(squeeze(said));
  });
});

/** The tag of a form's number field. */
function fieldOf(html: string, name: string): string {
  return html.match(/<input[^>]*type="number"[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`)) ?? "";
}
