import { tidyVatId } from "@planke46/furniture-rules";
import { day } from "../../core/formats";
import { shopDay } from "../../core/shop-day";
import { textsIn } from "../../language/texts";
import type { PaperAdjustment, PaperDocument, PaperPosition, Party } from "./frozen";
import { taxedAt, totalOf } from "./frozen";
import { paymentMeans } from "./payment-means";
import type { TaxedAmount } from "./vat";
import { branch, type Element, leaf } from "./xml";

/*
 * The paper as an electronic invoice of EN 16931, in the syntax of the UN/CEFACT Cross Industry Invoice that ZUGFeRD and Factur-X
 * embed. BT-… are the standard's own numbers of what an invoice says. The order of the elements is that of the schema.
 */

const NAMESPACES = [
  ["rsm", "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"],
  ["ram", "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"],
  ["udt", "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"],
  ["qdt", "urn:un:unece:uncefact:data:standard:QualifiedDataType:100"],
] as const;

/** The profile EN 16931 of Factur-X ("Comfort"). */
const GUIDELINE = "urn:cen.eu:en16931:2017";
/** UNTDID 1001. */
const TYPE_CODES: Record<PaperDocument["kind"], string> = { invoice: "380", credit_note: "381" };
/** UN/ECE Recommendation 20: one piece. */
const PIECE = "C62";

/** The XML of a paper. A pure function of what is frozen. */
export function eInvoice(paper: PaperDocument): string {
  const root = branch("rsm:CrossIndustryInvoice", context(), head(paper), transaction(paper)) ?? "";
  const namespaces = NAMESPACES.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.replace(">", `${namespaces}>`)}\n`;
}

function context(): Element {
  return branch(
    "rsm:ExchangedDocumentContext",
    branch("ram:GuidelineSpecifiedDocumentContextParameter", leaf("ram:ID", GUIDELINE)),
  );
}

function head(paper: PaperDocument): Element {
  const { kind, number, issuedAt } = paper;
  return branch(
    "rsm:ExchangedDocument",
    leaf("ram:ID", number),
    leaf("ram:TypeCode", TYPE_CODES[kind]),
    branch("ram:IssueDateTime", dateTime(compactDay(issuedAt))),
    ...notesOf(paper).map((note) => branch("ram:IncludedNote", leaf("ram:Content", note))),
  );
}

/** The notes below the sums, on paper and in the XML. */
export function notesOf(paper: PaperDocument): string[] {
  const { kind, scope, about, language, isExport, seller } = paper;
  const words = textsIn(language).papers;
  return [
    ...(kind === "invoice" ? [words.advance] : []),
    ...(kind === "invoice" && about ? [words.replaces(about.number)] : []),
    ...(kind === "credit_note" && about && (scope === "refund" || scope === "cancellation")
      ? [words.takesBack[scope](about.number)]
      : []),
    ...(isExport ? [words.isExport] : []),
    ...(kind === "invoice" ? [`${words.supply}: ${supplyOf(paper)}`] : []),
    ...(kind === "invoice" && seller.weeeNumber ? [`${words.weeeNumber} ${seller.weeeNumber}`] : []),
  ];
}

/** "voraussichtlich bis 20. Januar 2027". */
export function supplyOf({ expectedBy, pickup, language }: PaperDocument): string {
  const words = textsIn(language).papers;
  return expectedBy ? words.expected(day(expectedBy, language), pickup) : words.notDated;
}

function transaction(paper: PaperDocument): Element {
  return branch(
    "rsm:SupplyChainTradeTransaction",
    ...paper.positions.map((position, index) => line(paper, position, index)),
    branch(
      "ram:ApplicableHeaderTradeAgreement",
      branch("ram:SellerTradeParty", ...sellerOf(paper)),
      branch("ram:BuyerTradeParty", ...partyOf(paper.buyer)),
      branch("ram:SellerOrderReferencedDocument", leaf("ram:IssuerAssignedID", paper.order.number)),
    ),
    delivery(paper) ?? "<ram:ApplicableHeaderTradeDelivery/>",
    settlement(paper),
  );
}

function line(paper: PaperDocument, position: PaperPosition, index: number): Element {
  const { title, details, number, quantity, net, discount, rate } = position;
  const { language } = paper;
  // The price of one before its discount, net: the discount's own net is rounded by itself, the price takes what is left.
  const taken = Math.round((discount * 100) / (100 + rate));
  const price = (net + taken) / 100 / quantity;
  const category = categoryOf(paper, rate);
  return branch(
    "ram:IncludedSupplyChainTradeLineItem",
    branch("ram:AssociatedDocumentLineDocument", leaf("ram:LineID", String(index + 1))),
    branch(
      "ram:SpecifiedTradeProduct",
      leaf("ram:SellerAssignedID", number),
      leaf("ram:Name", title),
      leaf("ram:Description", details.join("; ")),
    ),
    branch(
      "ram:SpecifiedLineTradeAgreement",
      branch("ram:NetPriceProductTradePrice", leaf("ram:ChargeAmount", decimals(price))),
    ),
    branch(
      "ram:SpecifiedLineTradeDelivery",
      leaf("ram:BilledQuantity", String(quantity), { unitCode: PIECE }),
    ),
    branch(
      "ram:SpecifiedLineTradeSettlement",
      branch(
        "ram:ApplicableTradeTax",
        leaf("ram:TypeCode", "VAT"),
        leaf("ram:CategoryCode", category),
        leaf("ram:RateApplicablePercent", String(rate)),
      ),
      taken === 0
        ? null
        : branch(
            "ram:SpecifiedTradeAllowanceCharge",
            branch("ram:ChargeIndicator", leaf("udt:Indicator", "false")),
            leaf("ram:ActualAmount", inUnits(taken)),
            leaf("ram:Reason", textsIn(language).papers.lineDiscount),
          ),
      branch("ram:SpecifiedTradeSettlementLineMonetarySummation", leaf("ram:LineTotalAmount", inUnits(net))),
    ),
  );
}

function sellerOf({ seller }: PaperDocument): Element[] {
  const { name, shop, phone, mail, vatId, taxNumber } = seller;
  return [
    leaf("ram:Name", name),
    branch("ram:SpecifiedLegalOrganization", shop === name ? null : leaf("ram:TradingBusinessName", shop)),
    branch(
      "ram:DefinedTradeContact",
      leaf("ram:PersonName", name),
      branch("ram:TelephoneUniversalCommunication", leaf("ram:CompleteNumber", phone)),
      branch("ram:EmailURIUniversalCommunication", leaf("ram:URIID", mail)),
    ),
    address(seller),
    branch("ram:SpecifiedTaxRegistration", leaf("ram:ID", taxNumber, { schemeID: "FC" })),
    branch("ram:SpecifiedTaxRegistration", leaf("ram:ID", tidyVatId(vatId), { schemeID: "VA" })),
  ];
}

/** A firm's name, or a person's where there is no firm. */
function partyOf(party: Party): Element[] {
  const { name, company, vatId } = party;
  return [
    leaf("ram:Name", company || name || "–"),
    company && name ? branch("ram:DefinedTradeContact", leaf("ram:PersonName", name)) : null,
    address(party),
    branch("ram:SpecifiedTaxRegistration", leaf("ram:ID", tidyVatId(vatId), { schemeID: "VA" })),
  ];
}

function address({ lines, zip, city, country }: Party): Element {
  const [first = "", ...others] = lines;
  return branch(
    "ram:PostalTradeAddress",
    leaf("ram:PostcodeCode", zip),
    leaf("ram:LineOne", first),
    leaf("ram:LineTwo", others.join(", ")),
    leaf("ram:CityName", city),
    leaf("ram:CountryID", country),
  );
}

function delivery({ shipTo }: PaperDocument): Element {
  if (!shipTo) return null;
  return branch(
    "ram:ApplicableHeaderTradeDelivery",
    branch("ram:ShipToTradeParty", leaf("ram:Name", shipTo.company || shipTo.name), address(shipTo)),
  );
}

function settlement(paper: PaperDocument): Element {
  const { adjustments, taxes, about, kind, scope, language, currency, paidAt } = paper;
  const { net, vat, gross } = totalOf(paper);
  const sum = (which: readonly { net: number }[]) => which.reduce((all, one) => all + one.net, 0);
  const charges = adjustments.filter((one) => one.net > 0);
  const allowances = adjustments.filter((one) => one.net < 0);
  const words = textsIn(language).papers;
  // Where an invoice takes the place of another, no money moves.
  const isOfMoney = scope !== "cancellation";
  return branch(
    "ram:ApplicableHeaderTradeSettlement",
    leaf("ram:InvoiceCurrencyCode", currency),
    isOfMoney ? paymentMeans(paper) : null,
    ...taxes.map((tax, index) => taxOf(paper, tax, index === 0)),
    ...[...allowances, ...charges].map((one) => adjustment(paper, one)),
    branch(
      "ram:SpecifiedTradePaymentTerms",
      leaf("ram:Description", isOfMoney ? `${words.paid[kind]} ${day(paidAt, language)}` : ""),
    ),
    branch(
      "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
      leaf("ram:LineTotalAmount", inUnits(sum(paper.positions))),
      leaf("ram:ChargeTotalAmount", inUnits(sum(charges))),
      leaf("ram:AllowanceTotalAmount", inUnits(-sum(allowances))),
      leaf("ram:TaxBasisTotalAmount", inUnits(net)),
      leaf("ram:TaxTotalAmount", inUnits(vat), { currencyID: currency }),
      leaf("ram:GrandTotalAmount", inUnits(gross)),
      leaf("ram:TotalPrepaidAmount", inUnits(gross)),
      leaf("ram:DuePayableAmount", inUnits(0)),
    ),
    about &&
      branch(
        "ram:InvoiceReferencedDocument",
        leaf("ram:IssuerAssignedID", about.number),
        branch(
          "ram:FormattedIssueDateTime",
          leaf("qdt:DateTimeString", compactDay(about.issuedAt), { format: "102" }),
        ),
      ),
  );
}

function taxOf(paper: PaperDocument, { rate, net, vat }: TaxedAmount, isFirst: boolean): Element {
  const { language, kind } = paper;
  const isPointSaid = isFirst && (kind === "invoice" || paper.taxedAt !== undefined);
  const category = categoryOf(paper, rate);
  return branch(
    "ram:ApplicableTradeTax",
    leaf("ram:CalculatedAmount", inUnits(vat)),
    leaf("ram:TypeCode", "VAT"),
    leaf("ram:ExemptionReason", category === "G" ? textsIn(language).papers.isExport : ""),
    leaf("ram:BasisAmount", inUnits(net)),
    leaf("ram:CategoryCode", category),
    leaf("ram:ExemptionReasonCode", category === "G" ? "VATEX-EU-G" : ""),
    // BT-7: VAT on a payment before the delivery is owed, and corrected, for the month in which money came or went. Said once.
    isPointSaid
      ? branch("ram:TaxPointDate", leaf("udt:DateString", compactDay(taxedAt(paper)), { format: "102" }))
      : null,
    leaf("ram:RateApplicablePercent", String(rate)),
  );
}

function adjustment(paper: PaperDocument, { code, net, rate }: PaperAdjustment): Element {
  return branch(
    "ram:SpecifiedTradeAllowanceCharge",
    branch("ram:ChargeIndicator", leaf("udt:Indicator", net > 0 ? "true" : "false")),
    leaf("ram:ActualAmount", inUnits(Math.abs(net))),
    leaf("ram:Reason", textsIn(paper.language).papers.adjustments[code]),
    branch(
      "ram:CategoryTradeTax",
      leaf("ram:TypeCode", "VAT"),
      leaf("ram:CategoryCode", categoryOf(paper, rate)),
      leaf("ram:RateApplicablePercent", String(rate)),
    ),
  );
}

/** UNTDID 5305: standard rate, export, zero rate. */
function categoryOf({ isExport }: PaperDocument, rate: number): "S" | "G" | "Z" {
  if (rate > 0) return "S";
  return isExport ? "G" : "Z";
}

/** "20261125", the day on the workshop's clock. */
function compactDay(moment: string): string {
  return shopDay(new Date(moment)).replaceAll("-", "");
}

function dateTime(date: string): Element {
  return leaf("udt:DateTimeString", date, { format: "102" });
}

/** Cents in the main unit of the currency. */
function inUnits(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A price of one, to four places where a cent does not divide by the quantity. */
function decimals(value: number): string {
  return value.toFixed(4).replace(/0{1,2}$/, "");
}
