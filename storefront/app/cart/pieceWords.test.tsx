import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nIn } from "../language/language.server.ts";
import type { Card } from "./cards.server.ts";
import { useCharacteristics, usePieceName } from "./pieceWords.ts";

interface Words {
  use: (card: Card) => string;
  card: Partial<Card>;
}
const Said = ({ use, card }: Words) => use(card as Card);

/** A hook's words for a card, in German. */
async function said(use: Words["use"], card: Words["card"]): Promise<string> {
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Said use={use} card={card} />
    </I18nextProvider>,
  );
  return page.replace(/\s/g, " ");
}

test.each([
  [["Gerüst 17", "Gerüst 9"], "„Gerüst 17“, „Gerüst 9“"],
  [["Gerüst 17", null, null], "„Gerüst 17“, 2 × von der Werkstatt gewählt"],
  [[null, null], "2 × von der Werkstatt gewählt"],
  [[null], "von der Werkstatt gewählt"],
])("of the boards %j the sum says: %s", async (planks, words) => {
  expect(await said(useCharacteristics, { fields: ["planks"], planks })).toBe(words);
});

test("a piece whose boards nobody picks has no words about them", async () => {
  expect(await said(useCharacteristics, { fields: ["planks"], planks: [] })).toBe("");
});

test("pieces in a cart are told apart by their size, and several by their number", async () => {
  const table = { kind: "table", dimensions: "220 × 80 × 75 cm" } as const;
  expect(await said(usePieceName, { ...table, quantity: 1 })).toBe("Tisch 220 × 80 × 75");
  expect(await said(usePieceName, { ...table, quantity: 3 })).toBe("3 × Tisch 220 × 80 × 75");
  const desk = { kind: "tableOffice", dimensions: "160 × 80 cm, 65–125 cm hoch", quantity: 1 } as const;
  expect(await said(usePieceName, desk)).toBe("Schreibtisch 160 × 80");
  expect(await said(usePieceName, { kind: "sample", dimensions: "", quantity: 1 })).not.toMatch(/ $/);
});
