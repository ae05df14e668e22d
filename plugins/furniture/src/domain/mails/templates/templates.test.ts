import { KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { inCurrency } from "../../../core/formats";
import { isToStaff, isToWorkshop } from "../../../modules/mails/mail";
import { sampleOrder, samplePapers } from "../sample/sample-data";
import { EVERY_MAIL, factsCase, orderOfEverything } from "./facts.cases";
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

const TO_CUSTOMERS = EVERY_MAIL.filter(({ template }) => !isToWorkshop(template) && !isToStaff(template));
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
      for (const word of ["/widerruf", "/impressum", facts.texts.frame.footer])
        expect(form).not.toContain(word);
    }
  },
);

test.each([
  ["de", [19], "Mehrwertsteuer (19 %)"],
  ["de", [19, 7], "Mehrwertsteuer (19 % und 7 %)"],
  ["en", [8.1], "of VAT (8.1%)"],
] as const)("in %s the tax of an order is told at its own rates %j", async (language, taxRates, words) => {
  const order = sampleOrder(language, { taxRates: [...taxRates] });
  const { html, text } = await write(
    "order_confirmation",
    factsCase("order_confirmation", language, { order }),
  );
  for (const form of [seen(html), text.replace(/\s+/g, " ")]) expect(form).toContain(words);
});

test.each([
  ["de", "Für die weiteren Waren dieser Bestellung gilt das Widerrufsrecht", "Alle Stücke dieser Bestellung"],
  ["en", "You may withdraw from the purchase of the other goods", "Every piece of this order"],
] as const)(
  "in %s goods beside made-to-measure furniture can be withdrawn",
  async (language, right, none) => {
    const made = sampleOrder(language).lines.map((line) => ({ ...line, madeToMeasure: true }));
    const tins = { id: "ordli_2", title: "Wachs", quantity: 2, total: 23.8 };
    const ordinary = { lines: [tins], delivery: 5.95, total: 29.75 };
    const said = async (change: object) => {
      const order = sampleOrder(language, { lines: made, ...change });
      return (await write("order_confirmation", factsCase("order_confirmation", language, { order }))).text;
    };
    const unbroken = (text: string) => text.replace(/\s+/g, " ");
    expect(unbroken(await said({ ordinary }))).toContain(right);
    expect(unbroken(await said({ ordinary }))).not.toContain(none);
    expect(unbroken(await said({}))).toContain(none);
    expect(unbroken(await said({}))).not.toContain(right);
  },
);

test.each([
  ["is delivered to a firm and billed to a person", { company: "Muster GmbH" }, {}],
  ["is billed to another door", {}, { address_2: "c/o Buchhaltung" }],
])("an order that %s names where its bill goes", async (_what, delivered, billed) => {
  const { delivery } = sampleOrder("de");
  const order = sampleOrder("de", {
    delivery: delivery && { ...delivery, ...delivered },
    billing: delivery && { ...delivery, ...billed },
  });
  const { text } = await write("order_confirmation", factsCase("order_confirmation", "de", { order }));
  expect(text).toContain("Rechnungsadresse");
  const alike = sampleOrder("de", { billing: delivery });
  const same = await write("order_confirmation", factsCase("order_confirmation", "de", { order: alike }));
  expect(same.text).not.toContain("Rechnungsadresse");
});

test.each([true, false])(
  "what the law says of twelve equal pieces is said of all of them (made to measure: %s)",
  async (madeToMeasure) => {
    for (const [language, one] of [
      ["de", "dieses Stück"],
      ["en", "this piece"],
    ] as const) {
      const [line] = sampleOrder(language).lines;
      const lines = Array.from({ length: 12 }, (_, at) => ({
        ...line,
        number: `1.${at + 1}`,
        madeToMeasure,
      }));
      const order = sampleOrder(language, { lines: lines as never });
      const { text } = await write(
        "order_confirmation",
        factsCase("order_confirmation", language, { order }),
      );
      expect(text).toContain("12 × ");
      expect(text).not.toContain(one);
    }
  },
);

test("an order without tax speaks of none", async () => {
  const order = sampleOrder("de", { tax: 0, taxRates: [] });
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
  [
    "an order that the shop could not save",
    { cause: "not_placed" },
    "konnten wir die Bestellung bei uns nicht speichern",
    "/cartDesktop",
  ],
])("a payment given back for %s says so and leads on", async (_why, data, words, page) => {
  const facts = factsCase("order_lost", "de", { data: { amount: 100, ...data } });
  const { text } = await write("order_lost", facts);
  expect(text).toContain(words);
  expect(text).toContain(page);
  expect(text.includes("anderen Planke")).toBe("planks" in data);
  expect(text.includes("Warenkorb geändert")).toBe(Object.keys(data).length === 0);
});

test("a payment given back for several reasons names them all", async () => {
  const reasons = ["Der Gutschein X ist eingelöst.", "„Planke 9“ ist mit 100 cm zu kurz."];
  const data = { amount: 100, planks: ["Planke 07", "Planke 08"], reasons };
  const { text, html } = await write("order_lost", factsCase("order_lost", "de", { data }));
  for (const reason of ["Planke 07, Planke 08", ...reasons]) {
    expect(text).toContain(reason);
    expect(seen(html)).toContain(reason);
  }
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
        inCurrency(1491, language).replace(/\s/g, " "),
      ])
        expect(form).toContain(word);
    expect(text).toContain(`https://planke46.example/configuratorTableDesktop?chosen=dining&lng=${language}`);
  },
);

test.each([
  ["de", "Bitte klingeln"],
  ["en", "Please ring the bell"],
] as const)("the confirmation in %s has number, lines and every sum", async (language, message) => {
  const { html, text, subject } = await write(
    "order_confirmation",
    factsCase("order_confirmation", language),
  );
  const sums = [1491, 194, 175, -19, -75, 65, -50, 1606, 256.42].map((amount) =>
    inCurrency(amount, language),
  );
  expect(subject).toContain("1012");
  for (const form of [seen(html), text.replace(/\s+/g, " ")]) {
    for (const sum of sums) expect(form).toContain(sum.replace(/\s/g, " "));
    for (const word of ["1012.1", "1012.2", "220 × 80 × 75 cm", "RAL 9011", "FREUNDE", message])
      expect(form).toContain(word);
  }
});

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
  const record = { ...sampleOrder("de").record, pay_by: "direct_debit" } as never;
  const facts = factsCase("order_confirmation", "de", { order: sampleOrder("de", { record }) });
  const { text } = await write("order_confirmation", facts);
  expect(text.replace(/\s+/g, " ")).toContain("Deine Bank zieht 1.606,00 € per Lastschrift ein");
  expect(text).toContain("Die Zeit läuft ab dem Tag");
  expect(text).not.toContain("ist bei uns angekommen");
  expect(text).not.toContain("online bezahlt");
});

test("a debit that failed is told with its order or, where there is none, without", async () => {
  const failed = await write(
    "payment_failed",
    factsCase("payment_failed", "de", { order: sampleOrder("de") }),
  );
  expect(failed.text.replace(/\s+/g, " ")).toContain("Lastschrift für die Bestellung 1012 nicht eingelöst");
  expect(failed.text).toContain("Bezahlt hast du nichts.");
  const lost = await write("payment_failed", factsCase("payment_failed", "en", { order: undefined }));
  expect(lost.text).toContain("it has not become an order");
});

test("the reservation asks for nothing and speaks of the country", async () => {
  const order = sampleOrder("en", {
    delivery: { ...sampleOrder("en").delivery, country_code: "at" } as never,
    record: {
      ...sampleOrder("en").record,
      pay_by: "reservation",
      shipping: "delivery",
      outside_germany: true,
    } as never,
  });
  const { text } = await write(
    "reservation_confirmation",
    factsCase("reservation_confirmation", "en", { order }),
  );
  expect(text).toContain("Austria");
  expect(text).toContain("nothing to pay yet");
  expect(text).toContain("See your reservation");
  expect(text).not.toMatch(/IBAN|withdrawal instruction|See your order/);
});

test.each([
  ["de", "zum Abholen in unserer Werkstatt", "Eine Lieferung kommt nicht hinzu", "Ohne die Kosten"],
  ["en", "to be picked up at our workshop", "no delivery is added", "Without the cost"],
] as const)(
  "in %s a reservation that is picked up waits for no price of a delivery",
  async (language, ...said) => {
    const sample = sampleOrder(language);
    const record = { ...sample.record, pay_by: "reservation", outside_germany: true, shipping: "pickup" };
    const order = { ...sample, delivery: { ...sample.delivery, country_code: "at" }, record } as never;
    const mail = await write(
      "reservation_confirmation",
      factsCase("reservation_confirmation", language, { order }),
    );
    const text = mail.text.replace(/\s+/g, " ");
    const [begin, note, wrong] = said;
    expect(text).toContain(begin);
    expect(text).toContain(note);
    expect(text).not.toContain(wrong);
    expect(text).not.toMatch(/Lieferung nach|delivery to/);
  },
);

function abroad(deliveryCost = 0) {
  const order = sampleOrder("de", { deliveryCost, total: 1606 + deliveryCost });
  const record = {
    ...order.record,
    pay_by: "reservation",
    shipping: "delivery",
    outside_germany: true,
    pickup_deduction: 0,
  };
  return { ...order, record } as never;
}

test("an offer has the quoted delivery on its bill, and a reservation says that it is still to come", async () => {
  const offer = factsCase("payment_link", "de", {
    order: abroad(240),
    data: { url: "https://planke46.example/pay/1", amount: 1846, delivery_cost: 240, last_day: "2026-12-21" },
  });
  const { text } = await write("payment_link", offer);
  expect(text.replace(/\s+/g, " ")).toContain("Lieferung: 240,00 € Gesamt: 1.846,00 €");
  expect(text).not.toContain("Ohne die Kosten der Lieferung");
  expect(text).toContain("Das Angebot gilt bis zum 21. Dezember 2026.");
  expect(text).toContain("Deine Reservierung ansehen");
  const reserved = factsCase("reservation_confirmation", "de", { order: abroad() });
  expect((await write("reservation_confirmation", reserved)).text).toContain("Ohne die Kosten der Lieferung");
});

test.each([
  { country: "within the EU", taxRates: [19], tax: 256.42, says: false },
  { country: "with a rate of zero", taxRates: [0], tax: 0, says: false },
  { country: "outside of it", taxRates: [], tax: 0, says: true },
])(
  "a mail to a country $country says of an export that no tax and no duties are in it: $says",
  async ({ taxRates, tax, says }) => {
    const order = { ...(abroad(240) as object), taxRates, tax } as never;
    const data = { url: "https://planke46.example/pay/1", amount: 1846, delivery_cost: 240 };
    const offer = factsCase("payment_link", "de", { order, data: { ...data, last_day: "2026-12-21" } });
    const reserved = factsCase("reservation_confirmation", "de", { order });
    const exported = /Ohne Mehrwertsteuer, weil es eine Ausfuhr ist\. Zoll und Steuern des Ziellandes/;
    for (const [name, facts] of [
      ["payment_link", offer],
      ["reservation_confirmation", reserved],
    ] as const)
      expect(exported.test((await write(name, facts)).text.replace(/\s+/g, " ")), name).toBe(says);
  },
);

test("the bill of a mail still adds up when money or pieces have come back", async () => {
  const order = sampleOrder("de", { givenBack: 100, total: 1506 });
  const { text } = await write("order_confirmation", factsCase("order_confirmation", "de", { order }));
  expect(text.replace(/\s+/g, " ")).toMatch(/Rücknahme und Erstattung: [-−]100,00 € Gesamt: 1\.506,00 €/);
});

test("customer and workshop read of a changed order what of it is not paid yet", async () => {
  const versions = [{}] as never;
  const order = sampleOrder("de", { versions, outstanding: 270.6 });
  for (const template of ["order_changed", "workshop_order_changed"] as const) {
    const { text } = await write(template, factsCase(template, "de", { order }));
    expect(text.replace(/\s+/g, " ")).toContain("Zahlung: online bezahlt, 270,60 € noch offen");
  }
});

test.each([
  ["de", "Aufgehoben: Reservierung 1012", "Deine Reservierung ist aufgehoben", /Bestellung/],
  ["en", "Cancelled: reservation 1012", "Your reservation is cancelled", /your order|order 1012/],
] as const)(
  "in %s a reservation that ends is no order, from the subject to the button",
  async (language, subject, heading, wrong) => {
    const sample = sampleOrder(language);
    const order = { ...sample, record: { ...sample.record, pay_by: "reservation" } } as never;
    const mail = await write("order_cancelled", factsCase("order_cancelled", language, { order }));
    expect([mail.subject, mail.heading]).toEqual([subject, heading]);
    expect(mail.text.split("\n-- ")[0]).not.toMatch(wrong);
  },
);

test("what went back before an order was changed is off its old price and its new one, as on the bill in the same mail", async () => {
  const order = sampleOrder("de", { givenBack: 100, total: 1506 });
  const data = { before: 1781, after: 1606 };
  const { text } = await write("order_changed", factsCase("order_changed", "de", { order, data }));
  const plain = text.replace(/\s+/g, " ");
  expect(plain).toContain("Sie kostet jetzt 1.506,00 € statt 1.681,00 €.");
  expect(plain).toContain("Was sie weniger kostet, 175,00 €");
  expect(plain).toContain("Gesamt: 1.506,00 €");
});

test("a reservation that is paid gets the whole contract, as a paid order", async () => {
  const facts = factsCase("payment_received", "de", { order: abroad() });
  const { text } = await write("payment_received", facts);
  expect(text).toContain("Zahlung: online bezahlt");
  expect(text).toContain("Deine Bestellung ansehen");
  expect(text).toContain("Widerrufsrecht");
});

test.each(["payment_link", "offer_ending"] as const)(
  "the button of %s obliges to pay where there is something to pay, and nowhere else",
  async (template) => {
    const buttonOf = async (total: number) => {
      const order = { ...(abroad() as object), total } as never;
      const { text } = await write(template, factsCase(template, "de", { order }));
      return /Zahlungspflichtig bestellen|Kostenlos bestellen/.exec(text)?.[0];
    };
    expect(await buttonOf(0.01)).toBe("Zahlungspflichtig bestellen");
    expect(await buttonOf(0)).toBe("Kostenlos bestellen");
  },
);

test.each([
  ["payment_link", "de"],
  ["payment_link", "en"],
  ["offer_ending", "de"],
  ["offer_ending", "en"],
] as const)("%s asks for no payment in %s where a voucher pays for all of it", async (template, language) => {
  const order = { ...(abroad() as object), total: 0 } as never;
  const { text } = await write(template, factsCase(template, language, { order }));
  const [opening = "", law] = text.split(/Kostenlos bestellen|Order free of charge/);
  expect(law).toBeDefined();
  expect(opening).not.toMatch(/bezahl|Zahlung|\bpay/i);
});

test.each(["payment_link", "offer_ending"] as const)(
  "%s names the account of a reservation that may be transferred, and of no other",
  async (template) => {
    const given = factsCase(template, "de", { order: abroad(240) });
    expect((await write(template, given)).text).not.toContain("IBAN");
    const order = sampleOrder("de", { total: 1846 });
    const record = {
      ...order.record,
      pay_by: "reservation",
      shipping: "delivery",
      outside_germany: true,
      may_transfer: true,
    };
    const facts = factsCase(template, "de", { order: { ...order, record } as never });
    const { text } = await write(template, facts);
    expect(text).toContain(`IBAN: ${facts.shop.iban}`);
    expect(text.replace(/\s+/g, " ")).toContain("Betrag: 1.846,00 €");
    expect(text).toContain("Verwendungszweck: 1012");
  },
);

test("work begins with the payment of an order, and not with that of a difference or of what is packed", async () => {
  const order = sampleOrder("de");
  const packed = { ...order, lines: order.lines.map((line) => ({ ...line, shipped: true })) };
  const texts = await Promise.all(
    [{ order }, { order, data: { amount: 244 } }, { order: packed }].map(
      async (given) => (await write("payment_received", factsCase("payment_received", "de", given))).text,
    ),
  );
  expect(texts.map((text) => text.includes("Jetzt fangen wir an zu sägen"))).toEqual([true, false, false]);
  expect(texts[1]).toMatch(/244,00\s€/);
});

test("money that came is told as it came, though a change has made the order cost another sum meanwhile", async () => {
  const { total } = sampleOrder("de");
  const facts = factsCase("payment_received", "de", { data: { received: total + 175 } });
  expect((await write("payment_received", facts)).text).toContain("über 1.781,00");
});

test("a reservation that was transferred gets the whole contract as one that was", async () => {
  const facts = factsCase("payment_received", "de", { order: abroad(), data: { paid_by: "bank_transfer" } });
  const { text } = await write("payment_received", facts);
  expect(text).toContain("Zahlung: Überweisung");
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
  const evil = sampleOrder(mail.language);
  const facts = factsCase(mail.template, mail.language, {
    order: {
      ...evil,
      delivery: { ...evil.delivery, first_name: EVIL, last_name: EVIL, city: EVIL } as never,
      record: { ...evil.record, message: EVIL, voucher_code: EVIL } as never,
    },
    data: Object.fromEntries(
      Object.entries(plain.data).map(([key, value]) => [
        key,
        typeof value === "string" && !/url|amount|scope|sent_at|priced_at|kind|day|cancelled_on/.test(key)
          ? EVIL
          : value,
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
  for (const place of KINDS.keys()) expect(text).toContain(`1012.${place + 1}  `);
  expect(html.match(/src="cid:drawing-1012\.\d"/g)).toHaveLength(KINDS.length);
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

test.each(["de", "en"] as const)(
  "in %s every mail about an order leads to its page, and to no other",
  async (language) => {
    const key = "k".repeat(32);
    const orderPage = `https://planke46.example/${language === "de" ? "auftrag" : "order"}/${key}`;
    for (const { template } of TO_CUSTOMERS.filter((mail) => mail.language === language)) {
      const { html, text } = await write(template, factsCase(template, language, { orderPage }));
      for (const form of [html, text]) expect(form.split(key).length - 1, template).toBe(1);
      expect(text, template).toContain(orderPage);
    }
    for (const { template } of TO_WORKSHOP) {
      const { html } = await write(template, factsCase(template, language, { orderPage }));
      expect(html, template).not.toContain(key);
    }
  },
);

test.each([
  ["de", "1012.1 Tisch", "Heide & Söhne", "00340434", "Sendung verfolgen", "Spedition"],
  ["en", "1012.1 Table", "Heide & Söhne", "00340434", "Follow the parcel", "forwarder"],
] as const)(
  "in %s the mail about a shipment names its pieces and where it is followed",
  async (language, ...said) => {
    const { html, text } = await write(
      "shipped",
      factsCase("shipped", language, { order: orderIds(language) }),
    );
    for (const word of said) for (const form of [seen(html), text]) expect(form).toContain(word);
    expect(html).toContain("https://parcels.example/00340434");
    const none = { lines: [], tracking: [{ number: "1", url: "javascript:alert(1)" }] };
    const unsafe = factsCase("shipped", language, { data: none });
    await expect(async () => write("shipped", unsafe)).rejects.toThrow();
  },
);

test.each([
  [
    "de",
    "Rechnungen zu deiner Bestellung 1012",
    "Stornorechnung GU-2026-0007",
    "26. November 2026, 1.666,00 €",
  ],
  ["en", "Invoices for your order 1012", "Cancellation invoice GU-2026-0007", "26 November 2026, €1,666.00"],
] as const)(
  "in %s the mail that brings papers names each with its day in Berlin and its sum",
  async (language, title, ...said) => {
    const { subject, html, text } = await write("papers", factsCase("papers", language));
    expect(subject).toBe(title);
    for (const form of [seen(html), text.replace(/\s+/g, " ")])
      for (const word of [...said, "RE-2026-0012"]) expect(form).toContain(word);
  },
);

test("a new invoice alone takes the place of none, and a mail about papers that are not there is not written", async () => {
  const invoice = samplePapers().filter(({ kind }) => kind === "invoice");
  const facts = factsCase("papers", "de", { papers: invoice });
  const { subject, heading, text } = await write("papers", facts);
  expect([subject, heading]).toEqual(["Rechnung RE-2026-0012 zu deiner Bestellung 1012", "Deine Rechnung"]);
  expect(text).not.toContain("aufgehoben");
  expect((await write("papers", factsCase("papers", "de"))).text).toContain("aufgehoben");
  await expect(write("papers", factsCase("papers", "de", { papers: [] }))).rejects.toThrow("names none");
});

test.each([
  ["de", /15\. Januar 2027, zwischen 10:00 und 12:30 Uhr/, "Sag uns vorher kurz"],
  ["en", /15 January 2027, between 10:00 and 12:30/, "Please tell us beforehand"],
] as const)(
  "in %s who picks up reads the appointment, or is asked for one",
  async (language, agreed, asked) => {
    const about = async (more: object = {}) => {
      const order = orderIds(language);
      const { text } = await write(
        "ready_for_pickup",
        factsCase("ready_for_pickup", language, { order, ...more }),
      );
      return text.replace(/\s+/g, " ");
    };
    const told = await about();
    expect(told).toMatch(agreed);
    expect(told).not.toContain(asked);
    expect(await about({ data: { lines: [] } })).toContain(asked);
  },
);

test("who has not picked up is reminded of the pieces and the place, and of an appointment only where there was one", async () => {
  const about = async (data?: Record<string, unknown>) => {
    const facts = factsCase("pickup_reminder", "de", { order: orderIds("de"), ...(data && { data }) });
    return (await write("pickup_reminder", facts)).text.replace(/\s+/g, " ");
  };
  expect(await about()).toContain("Verabredet war der 15. Januar 2027");
  const without = await about({ lines: ["ordli_1"] });
  expect(without).not.toContain("Verabredet");
  expect(without).toMatch(
    /steht in der Werkstatt fertig und verpackt: .*Tisch.* Abholen kannst du hier: .*Berlin/,
  );
});

test("samples need no care, a shelf needs its wall", async () => {
  const about = async (kind: "sample" | "shelf") => {
    const order = orderIds("de");
    const [line] = order.lines;
    if (!line) throw new Error("no line");
    const facts = factsCase("delivered", "de", { order: { ...order, lines: [{ ...line, kind }] } });
    return (await write("delivered", facts)).text.replace(/\s+/g, " ");
  };
  expect(await about("sample")).not.toContain("So bleibt es lange schön");
  expect(await about("shelf")).toContain("gehört an die Wand");
});

test.each([
  ["de", "online bezahlt (1.491,00 €), Überweisung (175,00 €)"],
  ["en", "paid online (€1,491.00), bank transfer (€175.00)"],
] as const)("what was paid different ways is named with the sum of each: %s", async (language, words) => {
  const order = sampleOrder(language);
  const kept = [
    { payment_id: "pay_2", provider_id: "pp_system_default", kept: 175 },
    { payment_id: "pay_1", provider_id: "pp_stripe-checkout_stripe-checkout", kept: 1491 },
  ];
  const facts = factsCase("order_confirmation", language, { order: { ...order, kept } });
  const { text } = await write("order_confirmation", facts);
  expect(text.replace(/\s+/g, " ")).toContain(words);
});

test("who has not paid a transfer is not promised money back", async () => {
  const text = async (pay_by: "card" | "bank_transfer", paidAt: Date | null) => {
    const order = sampleOrder("de");
    const record = order.record && { ...order.record, pay_by };
    const facts = factsCase("order_cancelled", "de", { order: { ...order, record, paidAt } });
    return (await write("order_cancelled", facts)).text.replace(/\s+/g, " ");
  };
  const back = "Was du bezahlt und noch nicht zurückbekommen hast, bekommst du zurück";
  expect(await text("bank_transfer", null)).not.toContain(back);
  expect(await text("bank_transfer", null)).toContain("Hast du schon überwiesen");
  expect(await text("bank_transfer", new Date())).toContain(back);
  expect(await text("card", null)).toContain(back);
});

/** The lines with the ids that the data of the cases name. */
function orderIds(language: "de" | "en") {
  const order = sampleOrder(language);
  return { ...order, lines: order.lines.map((line, at) => ({ ...line, id: `ordli_${at + 1}` })) };
}
