import { expect, test } from "vitest";
import { type ListedPaper, papersCsv } from "./list";

const PAPER: ListedPaper = {
  ...{ id: "fpap_1", kind: "invoice", scope: "order", number: "RE-2026-0007", about: null },
  // Paid a second before midnight in Berlin, issued ten seconds after it.
  ...{ issued_at: "2026-11-30T23:00:09.000Z", taxed_at: "2026-11-30T22:59:59.000Z" },
  ...{ order_id: "order_1", order_number: "1046", order_version: 1, customer: "Zoë Groß" },
  ...{ country: "DE", seller_country: "DE", currency: "EUR", is_export: false, paid_by: "online" },
  paid_in_words: "online",
  ...{ net: 16_303, vat: 3_097, gross: 19_400 },
  taxes: [{ rate: 19, net: 16_303, vat: 3_097, gross: 19_400 }],
};

/** A table as a spreadsheet opens it: semicolons, CRLF, quotes doubled within quotes. The oracle is not the library that writes it. */
function opened(csv: string): Record<string, string>[] {
  expect(csv.codePointAt(0)).toBe(0xfeff);
  const lines = [...csv.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^";\r\n])*)(;|\r\n)/g)].reduce<string[][]>(
    (all, [, cell = "", end]) => {
      all.at(-1)?.push(cell.replace(/^"|"$/g, "").replaceAll('""', '"'));
      if (end === "\r\n") all.push([]);
      return all;
    },
    [[]],
  );
  const [head = [], ...rows] = lines.filter((line) => line.length > 0);
  for (const row of rows) expect(row).toHaveLength(head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

test("a line of the tax adviser's table has what the paper says, in German, and the day whose month its VAT belongs to", () => {
  expect(opened(papersCsv([PAPER]))).toEqual([
    {
      ...{
        Nummer: "RE-2026-0007",
        Art: "Rechnung",
        Datum: "01.12.2026",
        "Datum Steuerperiode": "30.11.2026",
      },
      ...{ Bestellung: "1046", "Zu Rechnung": "", "Ersetzt Rechnung": "", Kunde: "Zoë Groß", Land: "DE" },
      ...{ Zahlung: "online", Steuerfall: "steuerpflichtig", "USt-Satz": "19 %" },
      ...{ Netto: "163,03", USt: "30,97", Brutto: "194,00", Währung: "EUR" },
    },
  ]);
});

test("an invoice replaces another, a credit note is about one, and its sums are negative numbers", () => {
  const about = "RE-2026-0003";
  const [replacing, note] = opened(
    papersCsv([
      { ...PAPER, about },
      { ...PAPER, kind: "credit_note", scope: "cancellation", about },
    ]),
  );
  expect(replacing).toMatchObject({ Art: "Rechnung", "Ersetzt Rechnung": about, "Zu Rechnung": "" });
  // No money moves where an invoice takes the place of another.
  expect(note).toMatchObject({
    Art: "Stornorechnung",
    Zahlung: "",
    "Ersetzt Rechnung": "",
    "Zu Rechnung": about,
  });
  expect(note).toMatchObject({ Netto: "-163,03", USt: "-30,97", Brutto: "-194,00" });
});

test("an export is told from what is free of VAT otherwise", () => {
  const taxes = [{ rate: 0, net: 19_400, vat: 0, gross: 19_400 }];
  const [beyond, free] = opened(
    papersCsv([
      { ...PAPER, taxes, is_export: true },
      { ...PAPER, taxes },
    ]),
  );
  expect([beyond?.Steuerfall, free?.Steuerfall]).toEqual(["Ausfuhr", "ohne USt"]);
  expect(beyond).toMatchObject({ "USt-Satz": "0 %", USt: "0,00", Brutto: "194,00" });
});

test.each([
  ["=1+1", "'=1+1"],
  ["-1+2+cmd|' /C calc'!A0", "'-1+2+cmd|' /C calc'!A0"],
  ["+49 30 1", "'+49 30 1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ['Müller; "Größe"\n🪵', 'Müller; "Größe"\n🪵'],
])("the customer %j is the text %j in a spreadsheet, and no formula", (customer, shown) => {
  expect(opened(papersCsv([{ ...PAPER, customer }]))[0]?.Kunde).toBe(shown);
});
