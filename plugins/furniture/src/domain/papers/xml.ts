/** An XML element: its name, its attributes if any, then its text or its children. Empty children are left out. */
export type Element = string | null;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text for an element or an attribute; characters that XML 1.0 cannot hold are dropped. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is dropped
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "")
  );
}

/** An element with a text; nothing where the text is empty. */
export function leaf(name: string, text: string, attributes: Record<string, string> = {}): Element {
  if (text === "") return null;
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${given.join("")}>${escapeXml(text)}</${name}>`;
}

/** An element with elements; nothing where there are none. */
export function branch(name: string, ...children: readonly Element[]): Element {
  const held = children.filter((child) => child !== null);
  return held.length === 0 ? null : `<${name}>${held.join("")}</${name}>`;
}
