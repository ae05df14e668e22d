import { expect, test } from "vitest";
import { richTextHtml, richTextPlain } from "./richText.server.tsx";
import { type RichText, richText } from "./richText.ts";

type Block = Extract<RichText[number], { _type: "block" }>;
type Span = NonNullable<Block["children"]>[number];

const block = (children: Span[], parts: Partial<Block> = {}): Block[] => [
  {
    _key: "b",
    _type: "block",
    style: "normal",
    listItem: null,
    level: null,
    markDefs: null,
    children,
    ...parts,
  },
];
const span = (text: string, marks: string[] = []): Span => ({ _type: "span", _key: text, text, marks });

test("an editor's words arrive as paragraphs", () => {
  expect(richTextHtml(block([span("Acht "), span("Wochen", ["strong"])]))).toBe(
    "<p>Acht <strong>Wochen</strong></p>",
  );
});

test("markup typed by an editor stays text", () => {
  expect(richTextHtml(block([span("<script>alert(1)</script>")]))).not.toContain("<script>");
});

test("links lead out, but never run a script", () => {
  const link = (href: string) =>
    richTextHtml(block([span("hier", ["l"])], { markDefs: [{ _key: "l", _type: "link", href }] }));
  expect(link("https://example.org")).toContain('<a href="https://example.org">hier</a>');
  expect(link("javascript:alert(1)")).toBe("<p>hier</p>");
});

test("a line without words is no heading, no paragraph and no entry of a list, and a link of blanks is none", () => {
  const blank = block([span("\u00a0"), span("\u200b")]);
  const text = richText([...blank, ...blank.map((one) => ({ ...one, style: "h2" as const }))], () => null);
  expect(text).toBeNull();
  const link = { _key: "l", _type: "link" as const, href: "/faq" };
  expect(richTextHtml(block([span("Holz"), span(" ", ["l"])], { markDefs: [link] }))).toBe("<p>Holz </p>");
});

test("lists nest as an editor indents them", () => {
  const item = (text: string, level: number) => block([span(text)], { listItem: "bullet", level });
  expect(richTextHtml([...item("Holz", 1), ...item("Kiefer", 2), ...item("Stahl", 1)])).toBe(
    "<ul><li>Holz<ul><li>Kiefer</li></ul></li><li>Stahl</li></ul>",
  );
});

test("headings begin at the level the page has for them, and skip none", () => {
  const heading = (style: "h2" | "h3") => block([span("Pflege")], { style });
  expect(richTextHtml([...heading("h2"), ...heading("h3")])).toBe("<h2>Pflege</h2><h3>Pflege</h3>");
  expect(richTextHtml([...heading("h2"), ...heading("h3")], 3)).toBe("<h3>Pflege</h3><h4>Pflege</h4>");
  expect(richTextHtml(heading("h3"))).toBe("<h2>Pflege</h2>");
});

test("pictures stand among the words with their space, their sizes and their description", () => {
  const picture = {
    src: "/p?w=960",
    srcSet: "/p?w=320 320w, /p?w=960 960w",
    width: 1200,
    height: 800,
    alt: "Ein Tisch",
    blur: "data:image/jpeg;base64,AAAA",
    color: "#aa8855",
  };
  const html = richTextHtml([{ _key: "p", _type: "picture", picture }]);
  expect(html).toContain('srcSet="/p?w=320 320w, /p?w=960 960w"');
  expect(html).toContain('width="1200" height="800" alt="Ein Tisch" loading="lazy"');
  expect(html).toContain('src="data:image/jpeg;base64,AAAA" alt="" aria-hidden="true"');
  expect(html).not.toContain("style=");
});

test.each([
  "//fremd.example",
  "/\\fremd.example",
  " javascript:alert(1)",
  "data:text/html,x",
  "JAVASCRIPT:alert(1)",
])("a link to %s is none", (href) => {
  const text = block([span("hier", ["l"])], { markDefs: [{ _key: "l", _type: "link", href }] });
  expect(richTextHtml(text)).toBe("<p>hier</p>");
});

test("as plain text each paragraph stands alone, items have a dash and links their whole address", () => {
  const link = (href: string) => ({ markDefs: [{ _key: "l", _type: "link" as const, href }] });
  const text = [
    ...block([span("Vertrag")], { style: "h3" }),
    ...block([span("Hier "), span("widerrufen", ["l"]), span(".")], link("/widerruf")),
    ...block([span("Maße", ["strong"])], { listItem: "bullet", level: 1 }),
    ...block([span("kein Skript", ["l"])], link("javascript:alert(1)")),
  ];
  expect(richTextPlain(text, (path) => `https://shop.example${path}`)).toBe(
    "Vertrag\n\nHier widerrufen (https://shop.example/widerruf).\n\n– Maße\n\nkein Skript",
  );
});
