import { expect, test } from "vitest";
import { mailTextsIn } from "../../../modules/shop-details/mail-texts";
import { sampleOrder } from "../sample/sample-data";
import { factsCase } from "./facts.cases";
import { seen, write } from "./written.cases";

test("markup in a text of staff is shown as it is typed", async () => {
  const texts = mailTextsIn({ refund: { text: { de: '<b onclick="x">{Betrag}</b> & mehr' } } }, "de");
  const { html, text } = await write("refund", factsCase("refund", "de", { texts }));
  expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;");
  expect(html).not.toContain("<b onclick");
  expect(text).toContain('<b onclick="x">');
});

test("blank lines make paragraphs, line breaks stay", async () => {
  const texts = mailTextsIn({ refund: { text: { de: "Eins {Betrag}\nzwei\n\ndrei" } } }, "de");
  const { blocks } = await write("refund", factsCase("refund", "de", { texts }));
  const said = blocks.flatMap((block) => (block.type === "text" ? [block.text.replace(/\s*€/, " €")] : []));
  expect(said).toContain("drei");
  expect(said.some((one) => /^Eins .*\nzwei$/.test(one))).toBe(true);
});

test("a name of any length and of any signs is greeted as it was typed", async () => {
  const name = `${"Maximiliane-".repeat(20)}{Shop}<i>`;
  const { delivery } = sampleOrder("de");
  const order = sampleOrder("de", { delivery: delivery && { ...delivery, first_name: name } });
  const { html, text } = await write("refund", factsCase("refund", "de", { order }));
  expect(text).toContain(`Hallo ${name},`);
  expect(seen(html)).toContain(`Hallo ${name},`);
});

test("of a present its buyer is greeted, not who gets it", async () => {
  const { delivery } = sampleOrder("de");
  const order = sampleOrder("de", {
    delivery: delivery && { ...delivery, first_name: "Enkel" },
    billing: delivery && { ...delivery, first_name: "Oma", company: null },
  });
  const { text } = await write("order_confirmation", factsCase("order_confirmation", "de", { order }));
  expect(text).toContain("Hallo Oma,");
  expect(text).not.toContain("Hallo Enkel");
});

test("without a name the greeting is the one that needs none", async () => {
  const order = sampleOrder("en", { delivery: null, billing: null });
  const { text } = await write("refund", factsCase("refund", "en", { order }));
  expect(text).toContain("\nHello,\n");
});

test("the instruction on withdrawal is what staff have published", async () => {
  const texts = mailTextsIn(
    { withdrawal: { instruction: { de: "Schreib {Verkäufer}.\n\nZweiter Absatz." } } },
    "de",
  );
  const { html, text } = await write("order_confirmation", factsCase("order_confirmation", "de", { texts }));
  expect(text).toMatch(/Schreib Planke 46, Musterstraße 46.*\n\nZweiter Absatz\./);
  for (const form of [html, text]) expect(form).not.toContain("Mustertext");
});

const unbroken = (text: string) => text.replace(/\s+/g, " ");

test.each([
  ["de", "Muster-Widerrufsformular", "Hiermit widerrufe(n) ich/wir (*)"],
  ["en", "Model withdrawal form", "I/We (*) hereby give notice"],
] as const)(
  "in %s the statute's form comes with the instruction, and not without it",
  async (language, title, declaration) => {
    const order = sampleOrder(language);
    const said = async (madeToMeasure: boolean) => {
      const lines = order.lines.map((line) => ({ ...line, madeToMeasure }));
      const facts = factsCase("order_confirmation", language, { order: { ...order, lines } });
      const { html, text } = await write("order_confirmation", facts);
      return [unbroken(text), seen(html)];
    };
    for (const form of await said(false)) {
      expect(form).toContain(title);
      expect(form).toContain(declaration);
      expect(form).toMatch(
        /(An|To) Planke 46, Musterstraße 46, 10999 Berlin, (Deutschland|Germany), werkstatt@planke46\.example:/,
      );
    }
    for (const form of await said(true)) expect(form).not.toContain(title);
  },
);

test.each(["order_confirmation", "bank_transfer_details"] as const)(
  "%s brings the terms, whole",
  async (template) => {
    const terms = "Unsere Bedingungen\n\nVertrag\n\nDer Vertrag kommt so zustande.\n";
    const { html, text } = await write(template, factsCase(template, "de", { terms }));
    for (const form of [unbroken(text), seen(html)])
      for (const part of ["Unsere Bedingungen", "Vertrag", "Der Vertrag kommt so zustande."])
        expect(form).toContain(part);
  },
);

test("a reservation is no contract: neither terms nor instruction come with it", async () => {
  const facts = factsCase("reservation_confirmation", "de", { terms: "Unsere Bedingungen\n\nVertrag" });
  const { text } = await write("reservation_confirmation", facts);
  expect(text).not.toMatch(/Unsere Bedingungen|Widerrufsformular/);
});

test("greeting, closing and footer are staff's too", async () => {
  const frame = {
    greeting: { de: "Moin {Name}," },
    closing: { de: "Tschüss\n{Shop}" },
    footer: { de: "Fuß von {Shop}" },
  };
  const facts = factsCase("refund", "de", { texts: mailTextsIn({ frame }, "de") });
  const { text } = await write("refund", facts);
  expect(text).toContain("Moin Anna,");
  expect(text).toContain("Tschüss\nPlanke 46");
});
