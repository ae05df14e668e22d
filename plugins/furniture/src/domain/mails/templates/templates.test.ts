import { expect, test } from "vitest";
import { isToWorkshop } from "../../../modules/mails/mail";
import { euro } from "../words/formats";
import { EVERY_MAIL, factsCase, orderCase, orderOfEverything } from "./facts.cases";
import { seen, write } from "./written.cases";

test.each(EVERY_MAIL)("$template in $language is a whole mail in HTML and in text", async (mail) => {
  const facts = factsCase(mail.template, mail.language);
  const { subject, html, text } = await write(mail.template, facts);
  expect(html).toContain(`lang="${mail.language}"`);
  for (const form of [subject, seen(html), text]) {
    expect(form).not.toMatch(/undefined|null|NaN|\[object/);
    expect(form).not.toContain("\0");
    expect(form.trim()).not.toBe("");
  }
});

const TO_CUSTOMERS = EVERY_MAIL.filter(({ template }) => !isToWorkshop(template));
const TO_WORKSHOP = EVERY_MAIL.filter(({ template }) => isToWorkshop(template));

test.each(TO_CUSTOMERS)("below $template in $language stand imprint and withdrawal", async (mail) => {
  const facts = factsCase(mail.template, mail.language);
  const { name, street, phone, mail: address } = facts.shop;
  const { html, text } = await write(mail.template, facts);
  for (const word of [name, street, phone, address, "/impressum", "/datasecurity", "/widerruf"]) {
    expect(html).toContain(word);
    expect(text).toContain(word);
  }
});

test.each(TO_WORKSHOP)(
  "below $template stand the workshop's own pages, and nothing meant for customers",
  async (mail) => {
    const facts = factsCase(mail.template, "de");
    const { html, text } = await write(mail.template, facts);
    for (const form of [html.slice(html.lastIndexOf("</h1>")), text]) {
      expect(form).toContain(`${facts.adminUrl}/orders`);
      for (const word of ["/widerruf", "/impressum", facts.words.footer.why])
        expect(form).not.toContain(word);
    }
  },
);

test.each([
  ["de", [19], "Mehrwertsteuer (19 %)"],
  ["de", [19, 7], "Mehrwertsteuer (19 % und 7 %)"],
  ["en", [8.1], "of VAT (8.1%)"],
] as const)("in %s the tax of an order is told at its own rates %j", async (language, taxRates, words) => {
  const order = orderCase(language, { taxRates: [...taxRates] });
  const { html, text } = await write(
    "order_confirmation",
    factsCase("order_confirmation", language, { order }),
  );
  for (const form of [seen(html), text.replace(/\s+/g, " ")]) expect(form).toContain(words);
});

test("an order without tax speaks of none", async () => {
  const order = orderCase("de", { tax: 0, taxRates: [] });
  const { text } = await write("order_confirmation", factsCase("order_confirmation", "de", { order }));
  expect(text).not.toContain("Mehrwertsteuer");
});

test.each([
  ["planks that are gone", { planks: ["Planke 07"] }, "mit einer anderen Planke", "/configuratorDesktop"],
  [
    "another reason",
    { reasons: ["Der Gutschein X ist eingelöst."] },
    "Der Gutschein X ist eingelöst.",
    "/cartDesktop",
  ],
  ["a changed cart", {}, "hat sich dein Warenkorb geändert", "/cartDesktop"],
])("a payment given back for %s says so and leads on", async (_why, data, words, page) => {
  const facts = factsCase("order_lost", "de", { data: { amount: 100, ...data } });
  const { text } = await write("order_lost", facts);
  expect(text).toContain(words);
  expect(text).toContain(page);
  expect(text.includes("anderen Planke")).toBe("planks" in data);
});

test.each(EVERY_MAIL)("the text of $template in $language says all that its HTML says", async (mail) => {
  const facts = factsCase(mail.template, mail.language);
  const { html, text, preview } = await write(mail.template, facts);
  const words = seen(html.slice(html.indexOf("<h1")));
  const spoken = new Set(text.split(/[\s:=]+/));
  const missing = words.split(/[\s:=]+/).filter((word) => /[\p{L}\d]/u.test(word) && !spoken.has(word));
  expect(missing.filter((word) => !preview.includes(word))).toEqual([]);
});

test.each([
  ["de", "Entwurf öffnen", "21. November 2026", "danach gelöscht"],
  ["en", "Open the design", "21 November 2026", "have deleted it since"],
] as const)(
  "a mailed design in %s has its drawing, measures, the day's price and the way back",
  async (language, button, date, promise) => {
    const facts = factsCase("design", language);
    const { order: _, ...withoutOrder } = facts;
    const { subject, html, text } = await write("design", withoutOrder);
    expect(subject).toMatch(/: (Tisch|Table)$/);
    expect(html).toContain('src="cid:drawing-design"');
    for (const form of [seen(html), text.replace(/\s+/g, " ")])
      for (const word of [
        button,
        date,
        promise,
        "220 × 80 × 75 cm",
        euro(1491, language).replace(/\s/g, " "),
      ])
        expect(form).toContain(word);
    expect(text).toContain("https://planke46.example/configuratorTableDesktop?chosen=dining&lng=de");
  },
);

test.each(["de", "en"] as const)(
  "the confirmation in %s has number, lines and every sum",
  async (language) => {
    const { html, text, subject } = await write(
      "order_confirmation",
      factsCase("order_confirmation", language),
    );
    const sums = [1491, 194, 175, -19, -75, 65, -50, 1606, 256.42].map((amount) => euro(amount, language));
    expect(subject).toContain("1012");
    for (const form of [seen(html), text.replace(/\s+/g, " ")]) {
      for (const sum of sums) expect(form).toContain(sum.replace(/\s/g, " "));
      for (const word of ["1012.1", "1012.2", "220 × 80 × 75 cm", "RAL 9011", "FREUNDE", "Bitte klingeln"])
        expect(form).toContain(word);
    }
  },
);

test("of each piece it says whether it can be given back, and how", async () => {
  const { text, html } = await write("order_confirmation", factsCase("order_confirmation", "de"));
  expect(text).toMatch(/1012\.1 {2}Tisch[\s\S]*kein Widerrufsrecht[\s\S]*1012\.2 {2}Hocker[\s\S]*14 Tagen/);
  expect(html).toContain('href="https://planke46.example/widerruf"');
  expect(text).toContain("Mustertext");
});

test("the bank transfer mail has the account, the amount and the number as purpose", async () => {
  const facts = factsCase("bank_transfer_details", "de");
  const { text } = await write("bank_transfer_details", facts);
  expect(text).toContain(`IBAN: ${facts.shop.iban}`);
  expect(text).toContain("Verwendungszweck: 1012");
  expect(text.replace(/\s+/g, " ")).toContain("Betrag: 1.606,00 €");
});

test("an order whose debit is under way claims no money, and begins when it has come", async () => {
  const record = { ...orderCase("de").record, pay_by: "direct_debit" } as never;
  const facts = factsCase("order_confirmation", "de", { order: orderCase("de", { record }) });
  const { text } = await write("order_confirmation", facts);
  expect(text.replace(/\s+/g, " ")).toContain("Deine Bank zieht 1.606,00 € per Lastschrift ein");
  expect(text).toContain("Die Zeit läuft ab dem Tag");
  expect(text).not.toContain("ist bei uns angekommen");
  expect(text).not.toContain("online bezahlt");
});

test("a debit that failed is told with its order or, where there is none, without", async () => {
  const failed = await write("payment_failed", factsCase("payment_failed", "de", { order: orderCase("de") }));
  expect(failed.text.replace(/\s+/g, " ")).toContain("Lastschrift für die Bestellung 1012 nicht eingelöst");
  expect(failed.text).toContain("Bezahlt hast du nichts.");
  const lost = await write("payment_failed", factsCase("payment_failed", "en", { order: undefined }));
  expect(lost.text).toContain("it has not become an order");
});

test("the reservation asks for nothing and speaks of the country", async () => {
  const order = orderCase("en", {
    delivery: { ...orderCase("en").delivery, country_code: "at" } as never,
    record: { ...orderCase("en").record, pay_by: "reservation", outside_germany: true } as never,
  });
  const { text } = await write(
    "reservation_confirmation",
    factsCase("reservation_confirmation", "en", { order }),
  );
  expect(text).toContain("Austria");
  expect(text).toContain("nothing to pay yet");
  expect(text).not.toMatch(/IBAN|withdrawal instruction/);
});

function abroad(deliveryCost = 0) {
  const order = orderCase("de", { deliveryCost, total: 1606 + deliveryCost });
  return { ...order, record: { ...order.record, pay_by: "reservation", outside_germany: true } } as never;
}

test("an offer has the quoted delivery on its bill, and a reservation says that it is still to come", async () => {
  const offer = factsCase("payment_link", "de", {
    order: abroad(240),
    data: { url: "https://planke46.example/pay/1", amount: 1846, delivery_cost: 240 },
  });
  const { text } = await write("payment_link", offer);
  expect(text.replace(/\s+/g, " ")).toContain("Lieferung: 240,00 € Gesamt: 1.846,00 €");
  expect(text).not.toContain("Ohne die Kosten der Lieferung");
  const reserved = factsCase("reservation_confirmation", "de", { order: abroad() });
  expect((await write("reservation_confirmation", reserved)).text).toContain("Ohne die Kosten der Lieferung");
});

test("the bill of a mail still adds up when money or pieces have come back", async () => {
  const order = orderCase("de", { givenBack: 100, total: 1506 });
  const { text } = await write("order_confirmation", factsCase("order_confirmation", "de", { order }));
  expect(text.replace(/\s+/g, " ")).toMatch(/Rücknahme und Erstattung: [-−]100,00 € Gesamt: 1\.506,00 €/);
});

test("a reservation that is paid gets the whole contract, as a paid order", async () => {
  const facts = factsCase("payment_received", "de", { order: abroad() });
  const { text } = await write("payment_received", facts);
  expect(text).toContain("Zahlung: online bezahlt");
  expect(text).toContain("Widerrufsrecht");
});

test("the link to pay is a link, and only a web address may be one", async () => {
  const { html, text } = await write("payment_link", factsCase("payment_link", "de"));
  expect(html).toContain('href="https://planke46.example/pay/cs_1?a=1&amp;b=2"');
  expect(text).toContain("\nhttps://planke46.example/pay/cs_1?a=1&b=2\n");
  const evil = factsCase("payment_link", "de", { data: { url: "javascript:alert(1)" } });
  await expect(write("payment_link", evil)).rejects.toThrow();
});

const EVIL = `<img src=x onerror=alert(1)><script>alert("1")</script> & "Tom" \u202E`;

test.each(EVERY_MAIL)("markup in names and messages stays text in $template in $language", async (mail) => {
  const plain = factsCase(mail.template, mail.language);
  const evil = orderCase(mail.language);
  const facts = factsCase(mail.template, mail.language, {
    order: {
      ...evil,
      delivery: { ...evil.delivery, first_name: EVIL, last_name: EVIL, city: EVIL } as never,
      record: { ...evil.record, message: EVIL, voucher_code: EVIL } as never,
    },
    data: Object.fromEntries(
      Object.entries(plain.data).map(([key, value]) => [
        key,
        typeof value === "string" && !/url|amount|scope|sent_at|priced_at|kind/.test(key) ? EVIL : value,
      ]),
    ),
  });
  const { html, subject } = await write(mail.template, facts);
  expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/);
  expect(subject).not.toMatch(/[\r\n]/);
});

test("every kind of furniture has its place in a mail", async () => {
  const facts = factsCase("workshop_order", "de", { order: orderOfEverything("de") });
  const { text, html } = await write("workshop_order", facts);
  for (const place of [1, 2, 3, 4, 5, 6, 7]) expect(text).toContain(`1012.${place}  `);
  expect(html.match(/src="cid:drawing-1012\.\d"/g)).toHaveLength(7);
});

test("the workshop's notice has customer, message, express mark and the way to the order", async () => {
  const { text, subject } = await write("workshop_order", factsCase("workshop_order", "de"));
  expect(subject).toContain("EXPRESS");
  for (const word of ["anna@example.test", "+49 30 1234", "Bitte klingeln", "/app/orders/order_01TEST"])
    expect(text).toContain(word);
});

test("a mail that needs no order gets along without one", async () => {
  for (const template of ["order_lost", "message_received", "withdrawal_received", "design"] as const) {
    const { order: _, ...facts } = factsCase(template, "de");
    expect((await write(template, facts)).text).not.toBe("");
  }
});
