import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { day as dayInWords, percents } from "../../core/formats";
import { textsIn } from "../../language/texts";
import { INK, LINE_WIDTH } from "../production-sheet/layout";
import { print } from "../production-sheet/print";
import { eInvoice, notesOf, supplyOf } from "./e-invoice";
import { amount, paidInWords, sumInWords } from "./formats";
import { type PaperDocument, totalOf } from "./frozen";
import { addressAndFacts, addressLines, columnWidths, described, letter, ruled, titleOf } from "./page";

const FILE = "factur-x.xml";

/**
 * A paper as PDF/A-3b with its XML inside (ZUGFeRD, Factur-X, profile EN 16931). The same frozen document gives the same bytes: all
 * dates are the date of issue.
 */
export async function printPaper(paper: PaperDocument): Promise<Buffer> {
  const issued = new Date(paper.issuedAt);
  const page = paperPage(paper);
  const xml = Buffer.from(eInvoice(paper), "utf8");
  // pdfmake hands every key on to pdfkit; its types do not know all of them.
  const attached = {
    src: `data:text/xml;base64,${xml.toString("base64")}`,
    name: FILE,
    type: "text/xml",
    description: "EN 16931 invoice (Factur-X, ZUGFeRD)",
    creationDate: issued,
    modifiedDate: issued,
    relationship: "Alternative" as const,
  };
  return print(
    {
      ...page,
      version: "1.7",
      subset: "PDF/A-3b",
      info: { ...page.info, creationDate: issued, modDate: issued },
      files: { [FILE]: attached },
    },
    FACTUR_X,
  );
}

/** Says which file is the invoice and in which profile; PDF/A wants the schema of these words described beside them. */
const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const PROPERTIES = [
  ["DocumentFileName", "The name of the embedded XML document", FILE],
  ["DocumentType", "The type of the hybrid document", "INVOICE"],
  ["Version", "The version of the standard that applies to the embedded XML document", "1.0"],
  ["ConformanceLevel", "The conformance level of the embedded XML document", "EN 16931"],
] as const;

const describedProperties = PROPERTIES.map(
  ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
).join("\n");

const FACTUR_X = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${PROPERTIES.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`).join("\n")}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${describedProperties}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/** An invoice or a credit note on A4. A pure function of what is frozen. */
function paperPage(paper: PaperDocument): TDocumentDefinitions {
  const { language, number, seller } = paper;
  const words = textsIn(language).papers;
  const title = `${words.title[paper.scope]} ${number}`;
  return letter(paper, title, words.page, [
    addressAndFacts(seller, paper.buyer, language, factsOf(paper)),
    titleOf(title),
    positionTable(paper),
    {
      unbreakable: true,
      stack: [sums(paper), ...notesOf(paper).map((text): Content => ({ text, margin: [0, 0, 0, 5] }))],
    },
  ]);
}

function factsOf(paper: PaperDocument): [string, string][] {
  const { kind, scope, number, issuedAt, order, about, paidAt, buyer, language } = paper;
  const { seller, shipTo } = paper;
  const words = textsIn(language).papers;
  const day = (when: string) => dayInWords(when, language);
  return [
    [words.number[kind], number],
    [words.issued, day(issuedAt)],
    [words.order, words.placed(order.number, day(order.placedAt))],
    ...(about
      ? [[words.about[kind], words.dated(about.number, day(about.issuedAt))] as [string, string]]
      : []),
    ...(scope === "cancellation"
      ? []
      : [[words.paid[kind], `${day(paidAt)} (${paidInWords(paper)})`] as [string, string]]),
    ...(kind === "invoice" ? [[words.supply, supplyOf(paper)] as [string, string]] : []),
    ...(buyer.vatId ? [[words.buyerVatId, buyer.vatId] as [string, string]] : []),
    ...(shipTo
      ? [[words.shipTo, addressLines(seller, shipTo, language).join(", ")] as [string, string]]
      : []),
  ];
}

function positionTable(paper: PaperDocument): Content {
  const { positions, language, currency } = paper;
  const words = textsIn(language).papers;
  const rows = positions.map((position, index) => [
    String(index + 1),
    described(
      position,
      ...(position.discount > 0 ? [words.discount(sumInWords(position.discount, paper))] : []),
    ),
    String(position.quantity),
    amount(position.net, language),
    percents([position.rate], language),
    amount(position.vat, language),
    amount(position.gross, language),
  ]);
  return ruled(words.head(currency), columnWidths(4, 42, 8, 13, 8, 11, 14), rows, [2, 3, 4, 5, 6]);
}

function sums(paper: PaperDocument): Content {
  const { adjustments, taxes, language, kind } = paper;
  const words = textsIn(language).papers;
  const { gross } = totalOf(paper);
  const row = (label: string, cents: number): [string, string] => [label, amount(cents, language)];
  const rows = [
    ...adjustments.map(({ code, gross: sum }) => row(words.adjustments[code], sum)),
    ...taxes.flatMap(({ rate, net, vat }) => [
      row(words.net(percents([rate], language)), net),
      row(words.vat(percents([rate], language)), vat),
    ]),
  ];
  const width = 250;
  return {
    columns: [
      { text: "", width: LINE_WIDTH - width },
      {
        width,
        table: {
          widths: ["*", "auto"],
          body: [
            ...rows.map(([label, sum]) => [
              { text: label, color: INK.quiet },
              { text: sum, alignment: "right" as const },
            ]),
            [
              { text: words.total[kind], bold: true, fontSize: 11 },
              { text: sumInWords(gross, paper), bold: true, fontSize: 11, alignment: "right" as const },
            ],
          ],
        },
        layout: {
          hLineWidth: (at) => (at === rows.length || at === rows.length + 1 ? 0.8 : 0),
          vLineWidth: () => 0,
          hLineColor: () => INK.text,
          paddingLeft: () => 0,
          paddingRight: () => 0,
          paddingTop: () => 3,
          paddingBottom: () => 3,
        },
      },
    ],
    margin: [0, 10, 0, 16],
  };
}
