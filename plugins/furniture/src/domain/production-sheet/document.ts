import { kindName } from "@planke46/furniture-rules";
import type { Column, Content, ContentSection, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { market } from "../../core/options/market";
import type { OrderRecord } from "../../modules/orders/order-record";
import { describe } from "../orders/describe";
import { badge, box, factLines, heading, INK, LINE_WIDTH, PAGE, shares, table } from "./layout";
import { pieceContent, warnings } from "./piece";
import type { DeliveryPromise, ProductionSheet, SheetPiece } from "./sheet";

const PAID: Readonly<Record<OrderRecord["pay_by"], string>> = {
  card: "online bezahlt",
  direct_debit: "Zahlung ausstehend (Lastschrift): erst bauen, wenn sie da ist",
  bank_transfer: "Überweisung: Eingang vor dem Bau prüfen",
  reservation: "Reservierung: noch nicht bezahlt",
  free: "nichts zu zahlen",
};

/** The whole sheet of an order: one page about the order, then each piece on pages of its own. */
export function sheetDocument(sheet: ProductionSheet): TDocumentDefinitions {
  const title = `Produktionsblatt ${sheet.number}`;
  return paper(title, sheet.shop, sectionsOf(sheet, title, sheet.pieces));
}

/**
 * The sheets of many orders, one after the other, behind a list of the planks to fetch for all of them; what has left the workshop has no
 * page of its own. `title` stands on every page. Throws without any sheet.
 */
export function sheetsDocument(title: string, sheets: readonly ProductionSheet[]): TDocumentDefinitions {
  const content = sheets.flatMap((sheet) =>
    sectionsOf(
      sheet,
      `${title} · Bestellung ${sheet.number}`,
      sheet.pieces.filter(({ gone }) => !gone),
    ),
  );
  return paper(title, sheets[0]?.shop ?? "", [...fetchSection(title, sheets), ...content]);
}

/** The picked planks that still lie on the rack, in its order, so that one walk fetches them all; nothing where there are none. */
function fetchSection(title: string, sheets: readonly ProductionSheet[]): ContentSection[] {
  const rows = sheets.flatMap((sheet) =>
    sheet.pieces
      .filter(({ onRack }) => onRack)
      .flatMap(({ line, planks }) => [...planks.values()].map((plank) => ({ sheet, line, plank }))),
  );
  if (rows.length === 0) return [];
  rows.sort(
    (one, other) =>
      one.line.kind.localeCompare(other.line.kind) ||
      RACK_ORDER.compare(one.plank.name ?? one.plank.title, other.plank.name ?? other.plank.title),
  );
  const cells = rows.map(({ sheet, line, plank }): TableCell[] => [
    { columns: [box()] },
    { text: plank.name ?? "?", bold: true },
    kindName(line.kind),
    plank.title,
    [line.number, ...(mayBuild(sheet) ? [] : ["erst klären"])].join(", "),
  ]);
  return [
    {
      header: pageHeader(title, ""),
      section: [
        { text: "Planken holen", style: "title", margin: [0, 0, 0, 8] },
        {
          text: "Ausgesuchte Planken, deren Stück noch nicht begonnen ist, in der Reihenfolge des Regals.",
          margin: [0, 0, 0, 6],
        },
        table(["", "Planke", "Liste", "Name", "Für Stück"], shares(5, 13, 20, 38, 24), cells),
      ],
    },
  ];
}

/** "9" before "10". */
const RACK_ORDER = new Intl.Collator("de", { numeric: true });

/** Whether its wood may be sawn: it waits for nothing, and its customer keeps it. */
function mayBuild({ waiting, withdrawn, cancelled }: ProductionSheet): boolean {
  return !waiting && !withdrawn && !cancelled;
}

/** Sheets of paper get mixed up: each page says of which order it is, and of which piece, also the second page of one. */
function sectionsOf(sheet: ProductionSheet, title: string, pieces: readonly SheetPiece[]): ContentSection[] {
  const header = (said: string) => pageHeader(said, sheet.customer);
  return [
    { header: header(title), section: orderContent(sheet) },
    ...pieces.map((piece) => ({
      header: header(`${title} · Stück ${piece.line.number}`),
      section: pieceContent(sheet, piece),
    })),
  ];
}

/** What stands above a page: what it is of, and for whom. */
function pageHeader(said: string, customer: string): Content {
  return {
    columns: headerColumns(said, customer),
    margin: [PAGE.margin.side, 28, PAGE.margin.side, 0],
    fontSize: 8.5,
    color: INK.quiet,
  };
}

function paper(title: string, shop: string, content: Content[]): TDocumentDefinitions {
  const { side, top, bottom } = PAGE.margin;
  return {
    pageSize: "A4",
    pageMargins: [side, top, side, bottom],
    info: { title, author: shop, creator: shop },
    defaultStyle: { font: "Roboto", fontSize: 9.5, color: INK.text, lineHeight: 1.1 },
    styles: {
      title: { fontSize: 19, bold: true },
      heading: { fontSize: 11.5, bold: true, margin: [0, 9, 0, 4] },
      tableHead: { bold: true, fontSize: 8.5, color: INK.quiet },
    },
    footer: (page, pages) => ({
      columns: [
        { text: `${shop} · nur für die Werkstatt`, width: "*" },
        { text: `Seite ${page} von ${pages}`, width: "auto" },
      ],
      margin: [side, 14, side, 0],
      fontSize: 8.5,
      color: INK.quiet,
    }),
    // A heading alone at the foot of a page goes over with its table.
    pageBreakBefore: (node, queries) => {
      const follows = queries.getFollowingNodesOnPage?.() ?? [];
      return node.headlineLevel === 1 && follows.length === 0;
    },
    content,
  };
}

function headerColumns(title: string, beside: string): Column[] {
  return [
    { text: title, width: HEADER_TITLE, bold: true },
    { text: shortened(beside), width: LINE_WIDTH - HEADER_TITLE, alignment: "right" },
  ];
}

/** Points: as much as the title of a week takes with order and piece. */
const HEADER_TITLE = 310;

/** The header has one line; the whole name stands on the first page. */
function shortened(name: string): string {
  return name.length > LONGEST_HEADER ? `${name.slice(0, LONGEST_HEADER)} …` : name;
}

const LONGEST_HEADER = 34;

function orderContent(sheet: ProductionSheet): Content[] {
  const { record } = sheet;
  return [
    {
      columns: [
        { text: `Bestellung ${sheet.number}`, style: "title", width: "*" },
        ...(sheet.express ? [badge("EXPRESS")] : []),
        ...warnings(sheet),
      ],
      columnGap: 8,
      margin: [0, 0, 0, 8],
    },
    factLines(
      [
        ["Kunde", [sheet.customer || "ohne Namen", ...sheet.address].join(", ")],
        ...(sheet.phone ? [["Telefon", sheet.phone] as [string, string]] : []),
        ["Bestellt am", sheet.orderedOn],
        ...versionFact(sheet),
        ...promised("Zugesagt bis", sheet.promise),
        ...promised(sheet.promise ? "Muster bis" : "Zugesagt bis", sheet.samplePromise),
        ["Fertigung", sheet.express ? "Express: vor allen anderen" : "normal"],
        ...(record ? recordFacts(record, sheet) : []),
      ],
      [100, LINE_WIDTH - 112],
    ),
    ...(record?.message ? [heading("Nachricht des Kunden"), { text: record.message }] : []),
    ...noteContent(sheet),
    heading(sheet.pieces.length === 1 ? "Ein Stück" : `${sheet.pieces.length} Stücke`),
    table(["Nummer", "Stück", "Beschreibung"], shares(16, 16, 68), sheet.pieces.map(overviewRow)),
  ];
}

/** A sheet that was printed before lies about, and must not be built from. */
function versionFact({ version }: ProductionSheet): [string, string][] {
  return version
    ? [["Fassung", `${version.number}, geändert am ${version.since}; frühere Blätter gelten nicht mehr`]]
    : [];
}

function stillOpen({ outstanding }: ProductionSheet): string {
  return outstanding > 0
    ? `; von der Änderung sind noch ${outstanding} ${market().currency.toUpperCase()} offen`
    : "";
}

function promised(label: string, promise: DeliveryPromise | null): [string, string][] {
  if (!promise) return [];
  return [[label, promise.on ? `${promise.on} (${promise.time})` : `${promise.time} nach der Zahlung`]];
}

function recordFacts(record: OrderRecord, sheet: ProductionSheet): [string, string][] {
  const { paidOn } = sheet;
  return [
    ["Versand", record.shipping === "pickup" ? "Abholung in der Werkstatt" : delivery(record, sheet)],
    ...(sheet.disputed ? [["Nicht bauen", sheet.disputed] as [string, string]] : []),
    ...(sheet.withdrawn
      ? [["Widerruf", "offen: erst klären, was davon noch gebaut und versandt wird"] as [string, string]]
      : []),
    ["Zahlung", `${paidOn ? `bezahlt am ${paidOn}` : PAID[record.pay_by]}${stillOpen(sheet)}`],
  ];
}

function delivery({ outside_germany }: OrderRecord, { promise, samplePromise }: ProductionSheet): string {
  if (outside_germany) return "Lieferung ins Ausland";
  if (!promise) return "Briefpost";
  return `Spedition, frei Bordsteinkante${samplePromise ? "; Muster vorab mit der Briefpost" : ""}`;
}

/** What staff have written for each other, the newest first. */
function noteContent({ notes }: ProductionSheet): Content[] {
  if (notes.length === 0) return [];
  return [
    heading("Notizen"),
    ...notes.map(({ text, by, on }): Content => ({ text: `${text} (${by}, ${on})`, margin: [0, 0, 0, 3] })),
  ];
}

function overviewRow({ line, planks, gone }: SheetPiece): TableCell[] {
  const words = describe(line.furniture, "de", [...planks.values()])
    .map(({ label, value }) => `${label}: ${value}`)
    .join("; ");
  return [{ text: line.number, bold: true }, kindName(line.kind), gone ? `${words} (${gone})` : words];
}
