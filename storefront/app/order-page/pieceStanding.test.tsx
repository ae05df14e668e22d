import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import type { ShownPage } from "./orderPage.server.ts";

vi.mock("@remix-run/react", () => ({ useLocation: () => ({ pathname: "/auftrag/key" }) }));
// Other tests of this process may have loaded it with the module that is mocked here.
vi.resetModules();
const { PieceStanding } = await import("./PieceStanding.tsx");

type PageCard = ShownPage["bill"]["lines"][number];

/** What stands at a card of an order's page, with the names of its texts in place of their words. */
async function standing(pieces: object[]): Promise<string> {
  const card = { id: "stool", lines: ["stool", "stool2"], kind: "stool" } as PageCard;
  const order = { state: "in_work", bill: { terms: {} }, planks: {}, pieces } as unknown;
  const i18n = createInstance();
  await i18n.init({ lng: "cimode" });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PieceStanding card={card} order={order as ShownPage} />
    </I18nextProvider>,
  );
}

const STOOL = { line_id: "stool", number: "1046.1", step: "delivered", withdrawable: true, photos: [] };

test.each([
  ["delivered", true],
  ["returned", false],
])("a stool that is %s says whether it can be given back: %s", async (step, says) => {
  const page = await standing([{ ...STOOL, step }]);
  expect(page.includes("orderPage.withdrawal.possible")).toBe(says);
});

const photos = (...ids: string[]) => ids.map((id) => ({ id, taken_on: "2026-11-20" }));

test("a photo says which of several equal pieces it shows, and of one alone no number", async () => {
  const second = { ...STOOL, line_id: "stool2", number: "1046.2" };
  const alone = await standing([{ ...STOOL, photos: photos("a") }]);
  expect(alone).toContain(">orderPage.photo.taken<");
  const several = await standing([
    { ...STOOL, photos: photos("a") },
    { ...second, photos: photos("b") },
  ]);
  expect(several).toContain(">1046.1: orderPage.photo.taken<");
  expect(several).toContain(">1046.2: orderPage.photo.taken<");
});

test("of many photos four stand open and the others are folded away, each once", async () => {
  const page = await standing([{ ...STOOL, photos: photos("a", "b", "c", "d", "e") }]);
  expect(page.match(/photos\/\w/g)).toEqual(["a", "b", "c", "d", "e"].map((id) => `photos/${id}`));
  expect(page.indexOf("<details")).toBeLessThan(page.indexOf("photos/e"));
  expect(page.indexOf("<details")).toBeGreaterThan(page.indexOf("photos/d"));
});
