import { paidInWords } from "./formats";
import type { PaperDocument } from "./frozen";
import { branch, type Element, leaf } from "./xml";

/** UNTDID 4461: an online payment service, a SEPA credit transfer; for money that came both ways none of them, for an invoice has one code. */
const CODES = { online: "68", transfer: "58", both: "1" };

/** How the money of a paper moved, in its XML. */
export function paymentMeans(paper: PaperDocument): Element {
  const by = paper.paidParts ? "both" : paper.paidBy;
  return branch(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    leaf("ram:TypeCode", CODES[by]),
    leaf("ram:Information", paidInWords(paper)),
    by === "transfer"
      ? branch("ram:PayeePartyCreditorFinancialAccount", leaf("ram:IBANID", compact(paper.seller.bank.iban)))
      : null,
  );
}

function compact(text: string): string {
  return text.replace(/\s+/g, "");
}
