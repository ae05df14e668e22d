import { expect, test } from "vitest";
import { mendedTexts } from "./content-source";
import { byKey, mailTextsIn, readMailTexts } from "./mail-texts";

const OURS = mailTextsIn({}, "de");

/** The document of one mail, as the CMS has it. */
function refund(texts: Record<string, unknown>) {
  return [{ _id: "mailRefund", _type: "mailRefund", ...texts }];
}
const texts = (found: unknown) => mailTextsIn(readMailTexts(byKey(found)).texts, "de");

test("what staff published is said; what they have not written is said in our own words", () => {
  const said = texts(
    refund({ subject: { de: "Geld zurück: {Bestellnummer}", en: "Money back: {Bestellnummer}" } }),
  );
  expect(said.refund.subject).toBe("Geld zurück: {Bestellnummer}");
  expect(said.refund.heading).toBe(OURS.refund.heading);
  expect(said.shipped).toEqual(OURS.shipped);
});

test("line breaks of any kind are read as one; space around a text is left out", () => {
  const said = texts(refund({ text: { de: " {Betrag}\r\n\r\nkommen. \n" } }));
  expect(said.refund.text).toBe("{Betrag}\n\nkommen.");
});

test.each([
  [{ subject: { de: "Geld zurück" } }, "subject"],
  [{ subject: { de: "{Bestellnummer} {Tag}" } }, "subject"],
  [{ subject: { de: 12 } }, "subject"],
  [{ text: { de: "" } }, "text"],
] as const)("%j costs only this one text", (change, name) => {
  const found = refund({ heading: { de: "Hier kommt Geld" }, ...change });
  const { broken } = readMailTexts(byKey(found));
  expect(broken.map((one) => [one.key, one.name, one.language])).toEqual([["refund", name, "de"]]);
  const said = texts(found);
  expect(said.refund[name]).toBe(OURS.refund[name]);
  expect(said.refund.heading).toBe("Hier kommt Geld");
});

test.each([null, "text", 7, [7]])(
  "%j instead of a text of two languages is no text and no fault",
  (value) => {
    const { broken } = readMailTexts(byKey(refund({ text: value })));
    expect(broken).toEqual([]);
    expect(texts(refund({ text: value })).refund.text).toBe(OURS.refund.text);
  },
);

test("in place of a broken text stands the last good one, and the log says so once", async () => {
  const lines: string[] = [];
  let written: unknown = "Erstattung {Bestellnummer}";
  const ask = mendedTexts({
    ask: async () => refund({ subject: { de: written }, heading: { de: "Neu" } }),
    kept: async () => ({ refund: { subject: { de: "Gestern {Bestellnummer}" }, heading: { de: "Alt" } } }),
    warn: (line) => lines.push(line),
  });
  expect((await ask()).refund?.subject?.de).toBe("Erstattung {Bestellnummer}");
  written = "Erstattung {Nummer}";
  for (let times = 0; times < 3; times++) {
    const { refund: said } = await ask();
    expect([said?.subject?.de, said?.heading?.de]).toEqual(["Gestern {Bestellnummer}", "Neu"]);
  }
  expect(lines).toEqual([
    "Mail text refund.subject.de names {Nummer}, which it may not: the last good one is used",
  ]);
});
