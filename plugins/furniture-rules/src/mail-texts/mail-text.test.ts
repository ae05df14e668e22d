import { expect, test } from "vitest";
import { SHARED_FORMS } from "./frame.js";
import { bracesFault, fillBraces, mailTextFault, mailTextFaultWords, placeholdersOf } from "./mail-text.js";
import {
  isCustomerMail,
  isMailTextKey,
  MAIL_TEXT_KEYS,
  MAIL_TEXTS,
  mailDocumentType,
  textsOf,
} from "./mail-texts.js";

const EVERY_TEXT = MAIL_TEXT_KEYS.flatMap((key) => textsOf(key).map(([name, text]) => ({ key, name, text })));

test.each(EVERY_TEXT)("our own words of $key.$name may be sent in both languages", ({ key, text }) => {
  for (const language of ["de", "en"] as const)
    expect(mailTextFault(MAIL_TEXTS[key], text, text[language])).toBeUndefined();
});

test.each(EVERY_TEXT)(
  "$key.$name stays right whichever country it names: in die Schweiz, to the Netherlands",
  ({ text }) => {
    for (const words of [text.de, text.en]) expect(words).not.toMatch(/\p{L} \{Land\}/u);
  },
);

test("every mail has a subject and a heading of one line", () => {
  for (const key of MAIL_TEXT_KEYS.filter(isCustomerMail)) {
    const { subject, heading } = MAIL_TEXTS[key].texts;
    expect([key, subject.form, heading.form]).toEqual([key, "line", "line"]);
  }
});

test("each document has a type of its own in the CMS, as a name without underscores", () => {
  const types = MAIL_TEXT_KEYS.map(mailDocumentType);
  expect(new Set(types).size).toBe(types.length);
  expect(mailDocumentType("bank_transfer_details")).toBe("mailBankTransferDetails");
  for (const type of types) expect(type).toMatch(/^mail[A-Z][A-Za-z]+$/);
});

const PAID = MAIL_TEXTS.order_confirmation.texts.paid;

test.each([
  ["{Betrag} für {Bestellnummer} bei {Shop}", undefined],
  [
    "{Betrag} am {Tag}",
    /^Den Platzhalter \{Tag\} gibt es nicht\. Möglich sind \{Betrag\}, \{Bestellnummer\}, \{Shop\}\.$/,
  ],
  ["{betrag} {Betrag}", /\{betrag\} gibt es nicht/],
  ["{Betrag", /nicht geschlossen/],
  ["{{Betrag}}", /nicht geschlossen/],
  ["Danke!", /^Der Platzhalter \{Betrag\} fehlt\.$/],
  ["  \n ", /wird gebraucht/],
  [`{Betrag}${"x".repeat(5000)}`, /Höchstens 5000 Zeichen/],
])("%j is said to be wrong where it is: %s", (written, words) => {
  const document = MAIL_TEXTS.order_confirmation;
  const fault = mailTextFault(document, PAID, written);
  const said = fault && mailTextFaultWords(fault, placeholdersOf(document, PAID));
  if (words) expect(said).toMatch(words);
  else expect(said).toBeUndefined();
});

test("a text may be as long as its bound, and no longer", () => {
  const document = MAIL_TEXTS.order_confirmation;
  const long = (length: number) => "{Betrag}".padEnd(length, "x");
  expect(mailTextFault(document, PAID, long(5000))).toBeUndefined();
  expect(mailTextFault(document, PAID, long(5001))).toEqual({ code: "too_long", most: 5000 });
});

test("a text may name what it needs, what its document has, what it may besides, and the shop, each once", () => {
  const document = { title: "", placeholders: ["Tag", "Name"], texts: {} };
  const text = { title: "", form: "text", de: "", en: "" } as const;
  expect(placeholdersOf(document, text)).toEqual(["Tag", "Name", "Shop"]);
  expect(placeholdersOf(document, { ...text, needs: ["Name"], may: ["Betrag"] })).toEqual([
    "Name",
    "Tag",
    "Betrag",
    "Shop",
  ]);
});

test("the texts that mails share are no mail of their own; a name of neither is no text", () => {
  expect(["order_confirmation", "refund"].map((key) => isCustomerMail(key as never))).toEqual([true, true]);
  expect(MAIL_TEXT_KEYS.filter((key) => !isCustomerMail(key))).toEqual(Object.keys(SHARED_FORMS));
  expect(["refund", "toString", "newsletter"].map(isMailTextKey)).toEqual([true, false, false]);
});

test("a subject is one line, because a line break would end a mail's header", () => {
  const document = MAIL_TEXTS.refund;
  expect(mailTextFault(document, document.texts.subject, "{Bestellnummer}\r\nBcc: a@b.example")).toEqual({
    code: "several_lines",
  });
  expect(mailTextFaultWords({ code: "several_lines" }, [])).toBe("Hier steht nur eine Zeile.");
});

test("a value is put in as it is: what looks like a placeholder or a pattern in it stays", () => {
  const values = { Name: "{Shop} $& $1", Shop: "Planke 46" };
  expect(fillBraces("Hallo {Name}, hier ist {Shop}", values)).toBe("Hallo {Shop} $& $1, hier ist Planke 46");
});

test("names of what every object has are no placeholders", () => {
  expect(bracesFault("{constructor}", ["Shop"])).toEqual({ code: "unknown", braces: "{constructor}" });
});
