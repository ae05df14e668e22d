import { expect, test } from "vitest";
import { inCurrency } from "../../../core/formats";
import { sampleOrder } from "../sample/sample-data";
import { factsCase, orderOfEverything } from "./facts.cases";
import { seen, write } from "./written.cases";

const KINDS_OF = (language: "de" | "en", kind: "sample" | "stool") => ({
  ...orderOfEverything(language),
  lines: orderOfEverything(language).lines.filter((line) => line.kind === kind),
});
const DELIVERED = { shipping: "delivery", express_build: false, promised_sample_days: 3 } as const;

test.each([
  [
    "de",
    "Muster kommen mit der Briefpost und sind innerhalb von 3 Werktagen bei dir",
    /Spedition|fertigen in unserer Werkstatt|abholen/,
  ],
  [
    "en",
    "Samples come by letter post and are with you within 3 working days",
    /forwarder|in our workshop|pick up/,
  ],
] as const)(
  "in %s a sample comes by letter post, and nobody is told of a forwarder",
  async (language, words, never) => {
    const record = { ...sampleOrder(language).record, ...DELIVERED } as never;
    const order = sampleOrder(language, { ...KINDS_OF(language, "sample"), record });
    const { text } = await write("order_confirmation", factsCase("order_confirmation", language, { order }));
    const said = text.replace(/\s+/g, " ");
    expect(said).toContain(words);
    expect(said).not.toMatch(never);
    // One or twelve: no sentence speaks of a single one.
    expect(said).not.toMatch(/(dein|das|the|your) (Muster|sample)[ .,;]/i);
    expect(said).toContain(language === "de" ? "14 Tagen" : "14 days");
  },
);

test("furniture comes to the kerb within the promised weeks, and a sample with it goes ahead by post", async () => {
  const record = { ...sampleOrder("de").record, ...DELIVERED, promised_weeks: 11 } as never;
  const order = sampleOrder("de", { lines: orderOfEverything("de").lines, record });
  const { text } = await write("order_confirmation", factsCase("order_confirmation", "de", { order }));
  const said = text.replace(/\s+/g, " ");
  expect(said).toMatch(
    /innerhalb von 11 Wochen per Spedition, frei Bordsteinkante.*vorab mit der Briefpost, innerhalb von 3 Werktagen/,
  );
});

test.each(["de", "en"] as const)(
  "equal pieces are one entry in %s: number, price of one, sum and discount",
  async (language) => {
    const [, stool] = sampleOrder(language).lines;
    if (!stool) throw new Error("The case has no stool");
    const lines = [
      { ...stool, number: "1012.1", place: 1, discount: 0 },
      { ...stool, number: "1012.2", place: 2, discount: 19 },
      { ...stool, number: "1012.3", place: 3, discount: 19 },
    ];
    const order = sampleOrder(language, { lines });
    const { html, text } = await write(
      "order_confirmation",
      factsCase("order_confirmation", language, { order }),
    );
    const words = language === "de" ? ["3 × Hocker", "auf 2 von 3"] : ["3 × Stool", "on 2 of 3"];
    const sums = [582, -38, 544].map((amount) => inCurrency(amount, language).replace(/\s/g, " "));
    const unit = `3 × ${inCurrency(194, language)}`.replace(/\s/g, " ");
    for (const form of [seen(html).replace(/\s+/g, " "), text.replace(/\s+/g, " ")]) {
      for (const word of [...words, ...sums, unit, "1012.1–1012.3"]) expect(form).toContain(word);
    }
    expect(html.match(/cid:drawing-/g)).toHaveLength(1);
  },
);

test.each([
  ["costs more", { before: 1491, after: 1735, amount: 244, url: "https://shop.example/pay/x" }, "244", true],
  ["costs less", { before: 1735, after: 1491 }, "244", false],
  ["costs the same", { before: 1491, after: 1491 }, "wie bisher", false],
])("an order that now %s says so, and asks for money only where some is due", async (_, data, word, asks) => {
  const { text, html } = await write("order_changed", factsCase("order_changed", "de", { data }));
  expect(text).toContain(word);
  expect(html.includes("Differenz bezahlen")).toBe(asks);
  // Nothing says that money is back before it is on its way.
  expect(text).not.toMatch(/erstattet|zurückgegeben/);
});

test.each(["shipped", "ready_for_pickup", "delivered"] as const)(
  "%s says how many of the other goods are in the parcel, which may be fewer than were ordered",
  async (template) => {
    const tins = { id: "ordli_wax", title: "Wachs", quantity: 5, total: 59.5 };
    const order = sampleOrder("de", { ordinary: { lines: [tins], methods: [], delivery: 0, total: 59.5 } });
    const said = async (data: Record<string, unknown>) =>
      (await write(template, factsCase(template, "de", { order, data }))).text.replace(/\s+/g, " ");
    expect(await said({ lines: [tins.id], counts: { [tins.id]: 3 } })).toContain("3 × Wachs");
    expect(await said({ lines: [tins.id], counts: { [tins.id]: 1 } })).not.toContain("×");
    // As it was queued before the numbers were kept.
    expect(await said({ lines: [tins.id] })).toContain("Wachs");
  },
);
