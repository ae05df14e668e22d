import { expect, test } from "vitest";
import { richTextHtml } from "./richText.server.tsx";
import type { RichText } from "./richText.ts";

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
