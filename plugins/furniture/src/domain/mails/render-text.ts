import type { Block, Fact, MailDocument, PieceView } from "./document/document";
import type { MailFacts } from "./facts/mail-facts";

/** A mail as plain text that says as much as its HTML. Lines are not wrapped: the reader's program does that. */
export function renderText({ heading, blocks }: MailDocument, { footer }: Pick<MailFacts, "footer">): string {
  const { sender, contact, pages, why } = footer;
  const below = [
    "-- ",
    sender,
    ...(contact ? [`${contact.phone} · ${contact.mail}`] : []),
    ...pages.map(({ label, url }) => `${label}: ${url}`),
    why,
  ].join("\n");
  return `${[underlined(heading, "="), ...blocks.map(blockText), below].join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case "text":
    case "small":
      return block.text;
    case "heading":
      return underlined(block.text, "-");
    case "facts":
      return factLines(block.rows).join("\n");
    case "pieces":
      return block.pieces.map(pieceText).join("\n\n");
    case "bill": {
      const rows = [...block.rows, block.total].map(({ label, amount }) => `${label}: ${amount}`);
      return [...rows, ...(block.note ? ["", block.note] : [])].join("\n");
    }
    case "button":
    case "link":
      return `${block.label}:\n${block.url}`;
    case "quote":
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join("\n");
  }
}

function pieceText({ number, title, facts, price, unit, discount, note }: PieceView): string {
  const sum = unit ? `${unit} = ${price}` : price;
  const money = discount ? [sum, `${discount.label}: ${discount.amount}`, `= ${discount.price}`] : [sum];
  return [number ? `${number}  ${title}` : title, ...factLines(facts), ...money, ...(note ? [note] : [])]
    .map((line, index) => (index === 0 ? line : `  ${line}`))
    .join("\n");
}

function factLines(rows: readonly Fact[]): string[] {
  return rows.flatMap(({ label, value }) => {
    const [first = "", ...others] = [value].flat();
    return [`${label}: ${first}`, ...others.map((line) => `  ${line}`)];
  });
}

function underlined(text: string, sign: string): string {
  return `${text}\n${sign.repeat([...text].length)}`;
}
