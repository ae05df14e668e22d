import fc, { type Arbitrary } from "fast-check";

/** A document, or a part of one, as the content lake keeps it. */
export interface Written {
  [field: string]: unknown;
}

export type Document = Written & { _id: string; _type: string };

/** Every published document, pictures included. */
export type World = readonly Document[];

/** A document of the sample and what an editor makes of it; undefined is a field that was emptied. */
export interface Draft {
  base: Document;
  changes: Written;
}

/** The Studio as an editor has it before a world of documents. */
export interface Studio {
  /** Any drafts of every type, sections before their questions. What there is only one of may be missing as well. */
  drafts: Arbitrary<Draft[][]>;
  /** Publishes one draft after the other, as far as the Studio lets it. */
  published: (drafts: Draft[][]) => Promise<World>;
}

/** A type of the Studio's compiled schema, as far as values are drawn from it. */
export interface Type {
  name: string;
  jsonType: string;
  type?: Type | null;
  fields?: { name: string; type: Type }[];
  of?: Type[];
  options?: { list?: unknown };
  readOnly?: unknown;
  validation?: unknown;
}

interface Check {
  flag: string;
  constraint?: unknown;
}

/** Begins each German text that has an English one beside it: no English page may show it. */
export const HAS_ENGLISH = "¶";

/** Pictures that editors upload: a pixel, a line, a pole, a poster, a photograph without miniature, and one that is see-through. */
export const PICTURES = [
  [1, 1, { lqip: "data:image/png;base64,AAAA" }],
  [5000, 3, { isOpaque: true }],
  [3, 5000, {}],
  [12_000, 9000, { lqip: "data:image/jpeg;base64,AAAA", isOpaque: true }],
  [1600, 1200, {}],
  [640, 640, { isOpaque: false, palette: { dominant: { background: "#aa8855" } } }],
].map(([width, height, more], index) => ({
  _id: `image-${String(index).repeat(40)}-${width}x${height}-png`,
  _type: "sanity.imageAsset",
  metadata: { dimensions: { width, height }, ...(more as object) },
}));

const ODD = [
  `"'><i>Holz</i></script><!-- & &amp; `,
  "🪵👩🏽‍🔧🇩🇪",
  "Dampf\u00adschiff\u00adfahrt",
  "\u200fמירה\u200f",
  "\u202everkehrt\u202c",
  "__proto__",
  "constructor",
  "$& $1 $' $$",
  "%s %d `",
  "{{name}} {0} $t(shop.home)",
  "{Expresspreis} in {Expresszeit}, {Mengenrabatt}, {Zahlungsarten}",
  "{Shop} {Bestellnummer}",
  "javascript:alert(1)",
  "zwei\n\nZeilen\r\nund\teine",
  "eine\u2028andere",
  "a\u0301\u0302",
  "0",
  ".",
];

/** Around the bounds that fields have. */
const LENGTHS = [1, 2, 30, 31, 40, 41, 199, 200, 201, 254, 4999, 5000, 5001];

export const words = fc.constantFrom(...ODD, "Planke", "Was kostet ein Tisch?");
const text = fc.oneof(
  words,
  fc.tuple(words, words).map(([one, other]) => `${one} ${other}`),
  fc.constantFrom(" ", "\u00a0", "\u00ad", "\u200b"),
  fc.constantFrom(...LENGTHS).map((length) => "Donaudampfschifffahrt".repeat(300).slice(0, length)),
  fc.constantFrom(...LENGTHS).map((length) => "ein Brett 🪵 ".repeat(600).slice(0, length)),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
);
const key = fc.stringMatching(/^[0-9a-f]{12}$/);
const day = fc.constantFrom(
  "0001-01-01",
  "1899-12-31",
  "2024-02-29",
  "2026-03-29",
  "2026-11-27",
  "9999-12-31",
);

function isA(type: Type | null | undefined, name: string): boolean {
  return Boolean(type) && (type?.name === name || isA(type?.type, name));
}

function checksOf({ validation }: Type): Check[] {
  return [validation].flat().flatMap((rule) => (rule as { _rules?: Check[] } | undefined)?._rules ?? []);
}

/** What an editor may put into a field of this type, and what the Studio may refuse. */
export function anyContent(type: Type): Arbitrary<unknown> {
  const choice = type.options?.list;
  if (Array.isArray(choice)) return fc.constantFrom(...choice.map((one) => one?.value ?? one));
  if (isA(type, "reference")) return fc.nat(4).map((_ref) => ({ _type: "reference", _ref }));
  if (isA(type, "block")) return block;
  if (isA(type, "date")) return day;
  switch (type.jsonType) {
    case "string":
      return line(type);
    case "number":
      return number(type);
    case "boolean":
      return fc.boolean();
    case "array":
      return list(type);
    default:
      return object(type);
  }
}

function line(type: Type): Arbitrary<string> {
  const patterns = checksOf(type).flatMap(({ constraint }) => {
    const { pattern } = (constraint ?? {}) as { pattern?: RegExp };
    return pattern ? [fc.stringMatching(pattern), fc.stringMatching(pattern, { size: "large" })] : [];
  });
  return fc.oneof(text, ...patterns);
}

function number(type: Type): Arbitrary<number> {
  const bounds = checksOf(type).flatMap(({ flag, constraint }) =>
    flag === "min" || flag === "max" ? [Number(constraint)] : [],
  );
  return fc.oneof(
    fc.constantFrom(0, 1, ...bounds, ...bounds.map((bound) => bound + 1), Number.MAX_SAFE_INTEGER),
    fc.integer({ min: 0, max: 100 }),
    fc.constantFrom(0.5, -1, 1e21, Number.MAX_VALUE),
  );
}

function list(type: Type): Arbitrary<unknown[]> {
  const members = type.of ?? [];
  const member = fc.oneof(...members.map(anyContent));
  return fc
    .array(fc.tuple(key, member), { maxLength: 7, size: "max" })
    .map((all) => all.map(([_key, one], index) => ({ ...(one as Written), _key: `${index}${_key}` })));
}

function object(type: Type): Arbitrary<Written> {
  const fields = (type.fields ?? []).filter(
    ({ name }) => !name.startsWith("_") && !["asset", "media", "hotspot", "crop"].includes(name),
  );
  const drawn = fc.record(Object.fromEntries(fields.map((field) => [field.name, anyContent(field.type)])), {
    requiredKeys: [],
  }) as Arbitrary<Written>;
  if (isA(type, "image"))
    return fc.tuple(drawn, image).map(([alt, file]) => ({ _type: type.name, ...alt, ...file }));
  return drawn.map((value) => ({ _type: type.name, ...marked(value) }));
}

const share = fc.constantFrom(0, 0.1, 0.25, 0.45);
const image = fc.record(
  {
    asset: fc.constantFrom(...PICTURES).map(({ _id }) => ({ _type: "reference", _ref: _id })),
    crop: fc
      .record({ top: share, bottom: share, left: share, right: share })
      .map((sides) => ({ _type: "sanity.imageCrop", ...sides })),
    hotspot: fc.constant({ _type: "sanity.imageHotspot", x: 0, y: 1, width: 0.01, height: 1 }),
  },
  { requiredKeys: [] },
);

const ADDRESSES = [
  "/faq?a=1&b=<i>",
  "#oben",
  "https://x.example/\"'",
  "mailto:a@b.example",
  "//x.example",
  "/{Lieferzeit}",
];
const span = fc.record({ text, marks: fc.subarray(["strong", "em", "verweis"]) });
const block = fc
  .record({
    style: fc.constantFrom("normal", "normal", "h2", "h3"),
    list: fc.option(
      fc.record({ listItem: fc.constantFrom("bullet", "number"), level: fc.integer({ min: 1, max: 10 }) }),
    ),
    spans: fc.array(span, { maxLength: 3 }),
    href: fc.constantFrom(...ADDRESSES),
  })
  .map(({ style, list, spans, href }) => ({
    _type: "block",
    style,
    ...list,
    markDefs: [{ _type: "link", _key: "verweis", href }],
    children: (spans.length > 0 ? spans : [{ text: "", marks: [] }]).map((one, index) => ({
      _type: "span",
      _key: `s${index}`,
      ...one,
    })),
  }));

/** Both languages of a text: the German one says that it is not alone. */
function marked(value: Written): Written {
  const { de, en } = value;
  if (!de || !en) return value;
  if (typeof de === "string") return { ...value, de: HAS_ENGLISH + de.slice(1) };
  if (!Array.isArray(de)) return value;
  const mark = (one: { text: string }) => ({ ...one, text: HAS_ENGLISH + one.text.slice(1) });
  return {
    ...value,
    de: de.map((part) => (part._type === "block" ? { ...part, children: part.children.map(mark) } : part)),
  };
}
