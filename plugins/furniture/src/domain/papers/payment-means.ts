import { paidInWords } from "./formats";
import type { PaperDocument } from "./frozen";
import { branch, type Element, leaf } from "./xml";

/** UNTDID 4461: an online payment service, a SEPA credit transfer; none of them for money that moved several ways, for a paper has one code. */
const CODES = { online: "68", transfer: "58", otherwise: "1", several: "1" };

/** How the money of a paper moved, in its XML. */
export function paymentMeans(paper: PaperDocument): Element {
  const by = paper.paidParts ? "several" : paper.paidBy;
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
