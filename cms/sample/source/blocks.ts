import { createHash } from "node:crypto";

interface Span {
  _type: "span";
  _key: string;
  text: string;
  marks: string[];
}

interface Block {
  _type: "block";
  _key: string;
  style: "normal" | "h3";
  listItem?: "bullet";
  level?: number;
  markDefs: { _type: "link"; _key: string; href: string }[];
  children: Span[];
}

/** `**strong**` and `[text](address)`. */
const MARKS = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g;

/**
 * Portable text from lines as one would write them in a mail: a line is a paragraph, `- ` makes a list item, `# ` a
 * heading. Keys follow from `seed`, so that the same text always gives the same file.
 */
export function blocks(seed: string, lines: readonly string[]): Block[] {
  return lines.map((line, index) => block(`${seed}/${index}`, line));
}

function block(seed: string, line: string): Block {
  const isItem = line.startsWith("- ");
  const isHeading = line.startsWith("# ");
  const text = isItem || isHeading ? line.slice(2) : line;
  const { children, markDefs } = spans(seed, text);
  return {
    _type: "block",
    _key: key(seed),
    style: isHeading ? "h3" : "normal",
    ...(isItem ? { listItem: "bullet" as const, level: 1 } : {}),
    markDefs,
    children,
  };
}

function spans(seed: string, text: string): Pick<Block, "children" | "markDefs"> {
  const children: Span[] = [];
  const markDefs: Block["markDefs"] = [];
  const add = (part: string, marks: string[]) => {
    if (part !== "")
      children.push({ _type: "span", _key: key(`${seed}/${children.length}`), text: part, marks });
  };
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    add(text.slice(end, match.index), []);
    end = match.index + match[0].length;
    const [, strong, label, href] = match;
    if (strong !== undefined) add(strong, ["strong"]);
    else if (label !== undefined && href !== undefined) {
      const link = { _type: "link" as const, _key: key(`${seed}/link/${markDefs.length}`), href };
      markDefs.push(link);
      add(label, [link._key]);
    }
  }
  add(text.slice(end), []);
  return { children, markDefs };
}

function key(seed: string): string {
  return createHash("sha1").update(seed).digest("hex").slice(0, 12);
}
