import type { Block, Fact, MailDocument, PieceView } from "../document/document";
import type { MailFacts } from "../facts/mail-facts";

/** A mail as plain text that says as much as its HTML. Lines are not wrapped: the reader's program does that. */
export function renderText(
  { heading, blocks }: MailDocument,
  { words, shop }: Pick<MailFacts, "words" | "shop">,
): string {
  const { name, street, zip, city, country, phone, mail, storefrontUrl } = shop;
  const { footer } = words;
  const imprint = [
    "-- ",
    `${name} · ${street} · ${zip} ${city} · ${country}`,
    `${footer.phone} ${phone} · ${mail}`,
    `${footer.imprint}: ${storefrontUrl}/impressum`,
    `${footer.privacy}: ${storefrontUrl}/datasecurity`,
    `${footer.withdrawal}: ${storefrontUrl}/widerruf`,
    footer.why,
  ].join("\n");
  return `${[underlined(heading, "="), ...blocks.map(blockText), imprint].join("\n\n")}\n`;
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

function pieceText({ number, title, facts, price, discount, note }: PieceView): string {
  const money = discount ? [price, `${discount.label}: ${discount.amount}`, `= ${discount.price}`] : [price];
  return [`${number}  ${title}`, ...factLines(facts), ...money, ...(note ? [note] : [])]
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
