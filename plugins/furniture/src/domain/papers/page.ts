import { LOCALES } from "@planke46/furniture-rules";
import type { Column, Content, ContentTable, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { country as countryName } from "../../core/formats";
import { DEFAULT_LANGUAGE, type Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { factLines, INK, LINE_WIDTH, PAGE } from "../production-sheet/layout";
import type { PaperDocument, Party } from "./frozen";

/** The beeswax of the shop's pages, on paper. */
const ACCENT = "#B07A1E";
const FOOT = 96;
const ADDRESS_WIDTH = 250;

/** What all papers that leave the house look like: name of the shop, address for the window of an envelope, imprint below. */
export function letter(
  { seller, language }: Pick<PaperDocument, "seller" | "language">,
  title: string,
  pages: (page: number, pages: number) => string,
  content: Content[],
): TDocumentDefinitions {
  const { side } = PAGE.margin;
  return {
    pageSize: "A4",
    pageMargins: [side, 62, side, FOOT],
    language: LOCALES[language],
    info: { title, author: plain(seller.name), creator: plain(seller.shop), producer: "pdfmake" },
    defaultStyle: { font: "Roboto", fontSize: 9, color: INK.text, lineHeight: 1.18 },
    styles: {
      title: { fontSize: 20, bold: true },
      quiet: { color: INK.quiet, fontSize: 8 },
      tableHead: { bold: true, fontSize: 8, color: INK.quiet },
    },
    header: (page) => headerOf(seller, title, page),
    footer: (page, count) => footerOf(seller, language, pages(page, count)),
    pageBreakBefore: (node, queries) => {
      const follows = queries.getFollowingNodesOnPage?.() ?? [];
      return node.headlineLevel === 1 && follows.length === 0;
    },
    content,
  };
}

/** Titles stand in the document and in its metadata, which know no character references. */
function plain(text: string): string {
  return text.replace(/&/g, "+").replace(/[<>]/g, "");
}

function headerOf({ shop }: PaperDocument["seller"], title: string, page: number): Content {
  const { side } = PAGE.margin;
  return {
    columns: [
      { text: shop, bold: true, fontSize: page === 1 ? 15 : 9, width: "*" },
      { text: page === 1 ? "" : title, alignment: "right", width: "auto", style: "quiet" },
    ],
    margin: [side, page === 1 ? 30 : 34, side, 0],
  };
}

function footerOf(seller: PaperDocument["seller"], language: Language, pages: string): Content {
  const { side } = PAGE.margin;
  const { name, lines, zip, city, country, phone, mail, vatId, taxNumber, bank } = seller;
  const words = textsIn(language).papers;
  const column = (...texts: string[]): Column => ({
    stack: texts.filter(Boolean).map((text) => ({ text })),
    width: "*",
  });
  return {
    stack: [
      {
        canvas: [{ type: "line", x1: 0, y1: 0, x2: LINE_WIDTH, y2: 0, lineWidth: 0.5, lineColor: INK.rule }],
      },
      {
        columns: [
          column(
            name,
            ...lines,
            `${zip} ${city}`,
            language === DEFAULT_LANGUAGE ? "" : countryName(country, language),
          ),
          column(
            phone,
            mail,
            vatId && `${words.vatId} ${vatId}`,
            taxNumber && `${words.taxNumber} ${taxNumber}`,
          ),
          column(bank.holder, bank.name, `IBAN ${bank.iban}`, `BIC ${bank.bic}`),
        ],
        columnGap: 14,
        margin: [0, 6, 0, 0],
      },
      { text: pages, alignment: "right", margin: [0, 4, 0, 0] },
    ],
    margin: [side, 16, side, 0],
    fontSize: 7.5,
    color: INK.quiet,
  };
}

/** The address as it shows through the window, and beside it what the paper is about. */
export function addressAndFacts(
  seller: PaperDocument["seller"],
  to: Party,
  language: Language,
  facts: readonly (readonly [string, string])[],
): Content {
  const { name, lines, zip, city } = seller;
  return {
    columns: [
      {
        width: ADDRESS_WIDTH,
        stack: [
          { text: `${name} · ${lines.join(", ")} · ${zip} ${city}`, fontSize: 6.5, color: INK.quiet },
          { text: addressLines(seller, to, language).join("\n"), fontSize: 10, margin: [0, 8, 0, 0] },
        ],
      },
      { width: "*", ...factLines(facts, [88, LINE_WIDTH - ADDRESS_WIDTH - 24 - 100]) },
    ],
    columnGap: 24,
    margin: [0, 42, 0, 26],
  };
}

/** Firm, person, street, town; the country where it is not the seller's. */
export function addressLines(seller: Pick<Party, "country">, to: Party, language: Language): string[] {
  const { company, name, lines, zip, city, country } = to;
  const abroad = country === seller.country ? "" : countryName(country, language);
  return [company, name, ...lines, `${zip} ${city}`.trim(), abroad].filter(Boolean);
}

export function titleOf(text: string): Content {
  return {
    stack: [
      { text, style: "title" },
      { canvas: [{ type: "rect", x: 0, y: 4, w: 34, h: 2.5, color: ACCENT }] },
    ],
    margin: [0, 0, 0, 14],
  };
}

/** A table whose sums stand under each other: `right` are the columns that are set to the right. */
export function ruled(
  head: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly (string | Content)[])[],
  right: readonly number[],
): ContentTable {
  const cell = (content: string | Content, index: number): TableCell => {
    const alignment = right.includes(index) ? "right" : "left";
    return typeof content === "string" ? { text: content, alignment } : (content as TableCell);
  };
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [...widths],
      body: [
        head.map(
          (text, index): TableCell => ({
            text,
            style: "tableHead",
            alignment: right.includes(index) ? "right" : "left",
          }),
        ),
        ...rows.map((row) => row.map(cell)),
      ],
    },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 0.8 : 0.4),
      vLineWidth: () => 0,
      hLineColor: (row) => (row === 1 ? INK.text : INK.rule),
      paddingLeft: (column) => (column === 0 ? 0 : PADDING),
      paddingRight: (column) => (column === head.length - 1 ? 0 : PADDING),
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

const PADDING = 4;

/** Widths of columns by their shares of the line, less the padding between them. */
export function columnWidths(...parts: number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const free = LINE_WIDTH - 2 * PADDING * (parts.length - 1);
  return parts.map((part) => (part / whole) * free);
}

/** What a position is: its title and number, its details below, and further lines. */
export function described(
  { title, number, details }: { title: string; number: string; details: string[] },
  ...further: string[]
): Content {
  const quiet = [...(details.length > 0 ? [details.join(" · ")] : []), ...further];
  return {
    stack: [
      {
        text: [
          { text: title, bold: true },
          { text: number ? `  ${number}` : "", color: INK.quiet },
        ],
      },
      ...quiet.map((text) => ({ text, style: "quiet" })),
    ],
  };
}
