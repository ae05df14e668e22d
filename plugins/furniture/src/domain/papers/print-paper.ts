import { print } from "../production-sheet/print";
import { eInvoice } from "./e-invoice";
import type { PaperDocument } from "./frozen";
import { paperPage } from "./paper-page";

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

const described = PROPERTIES.map(
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
${described}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
