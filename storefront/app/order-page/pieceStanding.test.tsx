import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { ShownPage } from "./orderPage.server.ts";
import { PieceStanding } from "./PieceStanding.tsx";

test.each([
  ["delivered", true],
  ["returned", false],
])("a stool that is %s says whether it can be given back: %s", async (step, says) => {
  const card = { id: "stool", lines: ["stool"], kind: "stool" } as ShownPage["bill"]["lines"][number];
  const piece = { line_id: "stool", number: "1046.1", step, withdrawable: true, photos: [] };
  const order = { state: "in_work", bill: { terms: {} }, planks: {}, pieces: [piece] } as unknown;
  const i18n = createInstance();
  await i18n.init({ lng: "cimode" });
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PieceStanding card={card} order={order as ShownPage} />
    </I18nextProvider>,
  );
  expect(page.includes("orderPage.withdrawal.possible")).toBe(says);
});
