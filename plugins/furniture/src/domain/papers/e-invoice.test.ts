import { describe, expect, test } from "vitest";
import { faultsOf } from "../../../../../tests/en16931/faults";
import { eInvoice } from "./e-invoice";
import { moneyContents } from "./freeze";
import { cancellationCase, invoiceCase, type OrderWish } from "./paper.cases";
import { creditedTaxes } from "./write-paper";

const TABLE: OrderWish = { pieces: [{ kind: "table" }, { kind: "bench", discount: 94 }] };

describe("an invoice as EN 16931 wants it", () => {
  test.each<[string, OrderWish]>([
    ["in German", TABLE],
    [
      "in English, to a firm with a VAT id and another address",
      {
        ...TABLE,
        language: "en",
        vatId: "ATU12345678",
        billing: { company: "Möbel & <Söhne> GmbH", country_code: "at" },
      },
    ],
    ["with express build, pick-up and a voucher", { ...TABLE, express: 65, pickup: 75, voucher: 50 }],
    [
      "for a delivery beyond the EU, without VAT",
      {
        ...TABLE,
        rate: null,
        delivery: 480,
        address: { country_code: "ch" },
        billing: { country_code: "ch" },
      },
    ],
    [
      "with goods of another rate beside it",
      {
        ...TABLE,
        ordinary: [{ title: "Buch", quantity: 3, total: 29.99, rate: 7 }],
      },
    ],
  ])("%s", (_what, wish) => {
    expect(faultsOf(eInvoice(invoiceCase(wish)))).toEqual([]);
  });

  test("a credit note over a part, one over two rates, and one that takes the whole invoice back", () => {
    const invoice = invoiceCase({ ...TABLE, ordinary: [{ title: "Buch", quantity: 1, total: 20, rate: 7 }] });
    const whole = cancellationCase(invoice);
    expect(faultsOf(eInvoice(whole))).toEqual([]);
    // Another invoice takes its place: nothing is paid back for it.
    expect(eInvoice(whole)).not.toMatch(/PaymentTerms|PaymentMeans/);
    const taxes = creditedTaxes(invoice.taxes, [], 12_345);
    const part = { ...whole, scope: "refund" as const, ...moneyContents(taxes, "Erstattung") };
    expect(faultsOf(eInvoice(part))).toEqual([]);
    // Both say what becomes of the invoice they are about.
    const note = (words: string) => `<ram:Content>Die Rechnung ${invoice.number} ist ${words}</ram:Content>`;
    expect(eInvoice(part)).toContain(note("um diesen Betrag gemindert."));
    expect(eInvoice(whole)).toContain(note("damit aufgehoben, soweit sie noch galt."));
  });

  test("the checker of these tests refuses sums that do not agree, and elements out of their order", () => {
    const xml = eInvoice(invoiceCase(TABLE));
    const wrong = xml.replace(/(<ram:TaxBasisTotalAmount>)[\d.]+/, "$11.00");
    expect(faultsOf(wrong).join(" ")).toContain("BR-CO-13");
    const mixed = xml.replace(
      /(<ram:TypeCode>380<\/ram:TypeCode>)(<ram:IssueDateTime>.*?<\/ram:IssueDateTime>)/,
      "$2$1",
    );
    expect(faultsOf(mixed)).not.toEqual([]);
  });

  test("an invoice about an electrical device names its maker's registration, a credit note and other invoices do not", () => {
    const desk = invoiceCase({ pieces: [{ kind: "stool" }, { kind: "tableOffice" }] });
    expect(eInvoice(desk)).toContain("<ram:Content>WEEE-Reg.-Nr. DE12345678</ram:Content>");
    expect(faultsOf(eInvoice(desk))).toEqual([]);
    for (const paper of [cancellationCase(desk), invoiceCase(TABLE)])
      expect(eInvoice(paper)).not.toContain("WEEE");
  });

  test("a name cannot put elements into it", () => {
    const xml = eInvoice(invoiceCase({ ...TABLE, billing: { last_name: '</ram:Name><ram:X a="1">\u0000' } }));
    expect(xml).toContain("Anna &lt;/ram:Name&gt;&lt;ram:X a=&quot;1&quot;&gt;");
    expect(faultsOf(xml)).toEqual([]);
  });
});
