import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Document,
  type Draft,
  PICTURES,
  type Studio,
  type World,
} from "../../../cms/worlds/anyContent.ts";
import { newAddress, storeFrom } from "../../../plugins/furniture/integration-tests/from-address";
import { openMail, plain, sentMailsOf } from "../../../plugins/furniture/integration-tests/mailbox";
import * as shopper from "../../shopper/shop";
import { openStudio } from "../../worlds/studio.ts";
import { contentLake, eachOf, logOf, secrets, storefront, Visitor } from "../security/visitor";

const WORLDS = Number(process.env.WORLDS ?? 200);
const KINDS = ["Table", "TableOffice", "Shelf", "Bench", "Stool", "Frame"];
const PAGES = [
  ...["/", "/faq", "/bees", "/about", "/sustainabilityDesktop", "/configuratorDesktop", "/cartDesktop"],
  ...["/impressum", "/datasecurity", "/agb", "/widerrufsbelehrung", "/widerruf"],
  ...KINDS.map((kind) => `/configurator${kind}Desktop`),
];
const FILES = ["/sitemap.xml", "/manifest.webmanifest", "/og/shop", "/reviews/table?lng=en"];
const JUNK = /undefined|\bNaN\b|\[object|Invalid Date/;

async function lake(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${secrets.contentLakeToken}`, "content-type": "application/json" };
  const answer = await fetch(`${contentLake}/v2025-02-19/data/${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function published(): Promise<World> {
  const query = encodeURIComponent('*[!(_type match "sanity.*") && !(_id in path("drafts.**"))]');
  return (await lake(`query/production?query=${query}&perspective=raw`)).result;
}

/** Publishes these documents in place of all others, in one transaction. */
async function publish(world: World): Promise<void> {
  const gone = [...(await published()), ...PICTURES].filter(
    (old) => !world.some(({ _id }) => _id === old._id),
  );
  const mutations = [
    ...world.map((document) => ({ createOrReplace: document })),
    ...gone.map(({ _id }) => ({ delete: { id: _id } })),
  ];
  await lake("mutate/production", { method: "POST", body: JSON.stringify({ mutations }) });
}

const page = async (path: string) => (await fetch(storefront + path)).text();
const errors = () =>
  ["storefront", "medusa"]
    .flatMap((part) => logOf(part as "medusa").split("\n"))
    .filter((line) => /page failed|render failed|unhandled|TypeError/i.test(line));

/** What Medusa knows of the contents, as JSON. It remembers each answer of the CMS for ten seconds of its own. */
async function knownToMedusa(): Promise<string> {
  await Promise.all([
    shopper.store("GET", "/furniture/offers/table?language=de"),
    shopper.store("POST", "/furniture/price", { kind: "stool", configuration: {} }),
    storeFrom(newAddress(), "POST", "/furniture/mail-preview", { key: "design", texts: {} }),
  ]);
  const kept = await shopper.rows(
    `select id, details from furniture_shop_details where id in ('shop', 'standard-colors', 'mail-texts') order by id`,
  );
  return JSON.stringify(kept);
}

let studio: Studio;
let drawn: Draft[][][];
let sample: World;
let known: string;
beforeAll(async () => {
  studio = await openStudio();
  drawn = fc.sample(studio.drafts, WORLDS);
  sample = await published();
  known = await knownToMedusa();
});
// The tests after these ask the same shop: they begin once it says again what it said before.
afterAll(async () => {
  await publish(sample);
  await shopper.until(async () => (await knownToMedusa()) === known, 40);
  await shopper.until(async () => !/Welt \d/.test(await page("/about?lng=de")));
});

/** Half an emoji, as cutting a text leaves it. */
const CUT = "Brett 🪵".slice(0, -1);

/** With a page of which one can tell that the world has arrived, and a colour whose name was cut. */
function signed(world: World, name: string): Document[] {
  const about = sample.find(({ _id }) => _id === "aboutPage") as Document;
  const color = world.find(({ _type }) => _type === "standardColor");
  return [
    ...world.filter((document) => document._id !== "aboutPage" && document !== color),
    ...(color ? [{ ...color, name: { _type: "localeString", de: CUT } }] : []),
    { ...about, title: { _type: "localeString", de: name } },
  ];
}

test.each(Array.from({ length: WORLDS }, (_, number) => number))(
  "whatever an editor publishes, every page stands, and a piece costs what it was offered for: world %d",
  async (number) => {
    const before = errors().length;
    const name = `Welt ${number}`;
    await publish(signed(await studio.published(drawn[number] ?? []), name));
    await shopper.until(async () => (await page("/about?lng=de")).includes(name));
    const asked = PAGES.flatMap((path) => [`${path}?lng=de`, `${path}?lng=en`]);
    await eachOf([...asked, ...FILES], async (path) => {
      const answer = await fetch(storefront + path);
      const text = (await answer.text()).replace(/<script.*?<\/script>/gs, "");
      expect([path, answer.status, JUNK.exec(text)?.[0]]).toEqual([path, 200, undefined]);
    });
    const visitor = new Visitor();
    const offer = await (await visitor.get("/configuratorStoolDesktop?lng=de")).text();
    const price = Number(/"price":(\d+)/.exec(offer)?.[1]);
    const colors = [...offer.matchAll(/name="color"[^>]*value="([0-9a-f]{6})"/g)].map(([, hex]) => `${hex}`);
    expect((await visitor.post("/configuratorStoolDesktop", { color: `${colors.at(-1)}` })).status).toBe(303);
    const filled = plain(await (await visitor.get("/cartDesktop?lng=de")).text());
    expect([price, filled.includes(`${price} €`)]).toEqual([price, true]);
    const cart = await shopper.orderableCart();
    for (const hex of colors) {
      const { body } = await shopper.add(cart, "sample", {
        color: { chooseOwnColor: false, hex: `#${hex}` },
      });
      expect([hex, body]).toMatchObject([hex, { summary: expect.anything() }]);
    }
    await shopper.add(cart, "stool", { color: { chooseOwnColor: false, hex: `#${colors.at(-1)}` } });
    const { lines } = (await shopper.look(cart)).summary;
    expect(lines.find(({ kind }: { kind: string }) => kind === "stool")).toMatchObject({ price });
    await shopper.enter(cart, await shopper.newVoucher(9999));
    await shopper.checkout(cart);
    const { status, body } = await shopper.complete(cart);
    expect(status).toBe(200);
    await shopper.until(async () => (await sentMailsOf(body.order.id)).length > 0);
    for (const mail of await sentMailsOf(body.order.id))
      expect(plain((await openMail(mail)).text)).not.toMatch(JUNK);
    expect(errors().slice(before)).toEqual([]);
  },
);
