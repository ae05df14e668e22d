import type { World, Written } from "../../cms/worlds/anyContent.ts";
import { texts } from "../../storefront/app/language/de/index.ts";
import type { Language } from "../../storefront/app/language/languages.ts";
import { EXPRESS, PAGES, type Path, type Shown } from "./pages.ts";

/** What a page never shows: a missing value, an unfilled placeholder, the key of a text. */
const JUNK = new RegExp(
  `undefined|\\bNaN\\b|\\bnull\\b|\\[object|Invalid Date|\\{\\w+\\}|(?<![\\w/.@])(${Object.keys(texts).join("|")})\\.[a-z]\\w+`,
);
/** Markup and addresses out of a text, a picture of no size, half an emoji. */
const ODD_HTML =
  /<i>|<!--|href="(javascript|\/\/)|(width|height)="0"|[ ,]0w|[\ud800-\udbff](?![\udc00-\udfff])/;
const INVISIBLE = /[\s\p{Cf}]/gu;
const PLACEHOLDER = /\{[^{}]+\}/;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decoded(text: string): string {
  return text.replace(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** What people read of a page or a mail. */
export function readable(html: string): string {
  return decoded(html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " "));
}

const known = new WeakMap<World, string[]>();

/** The junk among the shop's own words: those of editors, who may write "null", are taken out before. */
export function junkIn(text: string, world: World): string[] {
  if (!JUNK.test(text)) return [];
  const own = known.get(world) ?? textsOf(world);
  known.set(world, own);
  const rest = own.reduce((left, one) => (left.includes(one) ? left.replaceAll(one, "¤") : left), text);
  return JUNK.exec(rest)?.slice(0, 1) ?? [];
}

/** Whatever an editor wrote, names first, then texts by their parts between placeholders, as they stand and as JSON. */
function textsOf(world: World): string[] {
  const names: string[] = [];
  const parts: string[] = [];
  JSON.stringify(world, (key, value) => {
    if (/^_|^(kind|key)$/.test(key)) return undefined;
    if (typeof value === "string")
      (key === "de" || key === "en" || key === "text" ? parts : names).push(value);
    return value;
  });
  const all = (texts: string[]) =>
    texts.flatMap((one) => [one, JSON.stringify(one).slice(1, -1)]).map((one) => one.trim());
  const longest = (texts: string[]) =>
    texts.filter((one) => one.length > 2).sort((one, other) => other.length - one.length);
  // A mail breaks lines within a name too.
  const inLines = names.flatMap((one) => [one, ...one.split(/\s+/)]);
  return [...longest(all(inLines)), ...longest(all(parts.flatMap((one) => one.split(PLACEHOLDER))))];
}

/** What is wrong with a page, whatever stands on it. */
export function faultsOf({ html, meta, structured }: Shown, world: World): string[] {
  const spoken = [...html.matchAll(/ (?:alt|aria-label|title)="([^"]*)"/g)].map(([, one = ""]) =>
    decoded(one),
  );
  const found = junkIn([readable(html), ...spoken, JSON.stringify([meta, structured])].join("\n"), world);
  const bare = html.replace(/<script.*?<\/script>/gs, "");
  const alive = ODD_HTML.exec(bare);
  if (alive) found.push(alive[0]);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
  found.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`));
  const named = [...html.matchAll(/ aria-labelledby="([^"]*)"/g)].flatMap(([, all = ""]) => all.split(" "));
  found.push(...named.filter((id) => !ids.includes(id)).map((id) => `no ${id}`));
  for (const [whole, , inside = ""] of html.matchAll(/<(h[1-6]|summary|a|li)\b[^>]*>(.*?)<\/\1>/gs))
    if (!/<(img|svg|input)/.test(inside) && squeezed(readable(inside)) === "")
      found.push(`nothing in ${whole}`);
  const description = meta.find(({ name }) => name === "description")?.content ?? "";
  if (description.trim() === "" || description.length > 170)
    found.push(`a description of ${description.length}`);
  if (/"(name|text|telephone)":"\s*"/.test(JSON.stringify(structured)))
    found.push("nothing said to search engines");
  return found;
}

/** A text as it compares: without what a page makes of blanks. */
function squeezed(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** The texts that editors wrote for a page and that it does not show, price and all. */
export function lostOn(path: Path, { html }: Shown, world: World, language: Language): string[] {
  const page = squeezed(readable(html));
  const price = language === "de" ? `${EXPRESS}€` : `€${EXPRESS}`;
  const parts = expectedOn(path, world, language).flatMap((one) =>
    one.replaceAll("{Expresspreis}", price).split(PLACEHOLDER),
  );
  const [shop] = world.filter(({ _type }) => _type === "shopSettings");
  if (shop) parts.push(...[shop.name, shop.street, shop.phone, shop.mail].map(String));
  return parts.filter((one) => !page.includes(squeezed(one)));
}

function expectedOn(path: Path, world: World, language: Language): string[] {
  const all = (type: string) => world.filter(({ _type }) => _type === type);
  const own = world.filter(({ _id }) => _id === PAGES[path][1]);
  const names = own.flatMap(({ team = [] }) => (team as Written[]).map(({ name }) => name));
  const parts: unknown[] = [...own];
  if (path === "/faq") {
    const asked = new Set(all("faqItem").map(({ section }) => (section as Written)._ref));
    parts.push(
      all("faqItem"),
      all("faqSection").filter(({ _id }) => asked.has(_id)),
    );
  }
  if (path.startsWith("/configurator")) {
    const kind = path.includes("Table") ? "table" : "stool";
    const reviews = all("review").filter((one) => one.kind === kind);
    if (reviews.length <= 6) parts.push(reviews.map(({ text }) => text));
    parts.push(
      all("standardColor")
        .filter(({ hidden }) => hidden !== true)
        .map(({ name }) => name),
    );
  }
  return [...names, ...textsIn(parts, language)].map(String);
}

/** The texts of a part of a document in a language, German where there is no English; those of pictures aside. */
function textsIn(value: unknown, language: Language): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, language));
  if (typeof value !== "object" || value === null) return [];
  const { _type, de, en, ...parts } = value as Written;
  if (_type === "picture" || _type === "image") return [];
  const text = language === "en" ? (en ?? de) : de;
  if (Array.isArray(text))
    return text.flatMap(({ children = [] }) => children.map(({ text }: Written) => text));
  return text === undefined ? textsIn(Object.values(parts), language) : [text];
}
