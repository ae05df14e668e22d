import { expect, test } from "vitest";
import { inCurrency } from "../../../core/formats";
import { isToWorkshop } from "../../../modules/mails/mail";
import { EVERY_MAIL, factsCase, orderOfEverything } from "./facts.cases";
import { write } from "./written.cases";

const plain = (text: string) => text.replace(/\s+/g, " ");

test.each(EVERY_MAIL.filter(({ template, language }) => language === "en" && !isToWorkshop(template)))(
  "$template in English writes no sum as Germans do",
  async ({ template, language }) => {
    const { subject, text } = await write(template, factsCase(template, language));
    expect(`${subject} ${plain(text)}`).not.toMatch(/\d,\d\d €/);
  },
);

test.each(["refund", "refund_failed"] as const)(
  "%s names the sum that is on its way in the customer's language",
  async (template) => {
    for (const language of ["de", "en"] as const) {
      const { text } = await write(template, factsCase(template, language, { data: { amount: 1234.5 } }));
      expect(plain(text)).toContain(plain(inCurrency(1234.5, language)));
    }
  },
);

test.each(["de", "en"] as const)(
  "in %s a changed order is headed by a sentence, not by its subject",
  async (language) => {
    const { subject, heading } = await write("order_changed", factsCase("order_changed", language));
    expect(heading).not.toBe(subject);
    expect(heading).not.toBe("");
  },
);

test("whoever is told that pieces are ready for delivery reads which ones", async () => {
  for (const language of ["de", "en"] as const) {
    const order = orderOfEverything(language);
    const data = { lines: order.lines.map(({ id }) => id) };
    const facts = factsCase("ready_for_delivery", language, { order, data });
    const { text } = await write("ready_for_delivery", facts);
    for (const { number } of order.lines) expect(text).toContain(`${number} `);
  }
});

test("the workshop reads where to act when a refund did not arrive", async () => {
  const { text } = await write("workshop_refund_failed", factsCase("workshop_refund_failed", "de"));
  expect(text).toContain("Was zu tun ist, steht im Abgleich.");
  expect(text).toContain("/reconciliation");
});

test("the workshop reads who has changed an order, and why", async () => {
  const data = { version: 2, by: "anna@planke46.example", reason: "Die Kundin zieht um", changes: [] };
  const { text } = await write("workshop_order_changed", factsCase("workshop_order_changed", "de", { data }));
  expect(plain(text)).toContain("Geändert von: anna@planke46.example Grund: Die Kundin zieht um");
});
