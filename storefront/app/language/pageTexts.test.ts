import { expect, test, vi } from "vitest";

// What only a built shop knows.
const keys = { home: ["home.title"] };
vi.mock("virtual:page-texts", () => ({ KEYS_OF_PAGES: keys, PAGE_OF_ROUTE: {} }));

/** What a server says that has this title, of a page that shows it. */
async function served(title: string) {
  vi.resetModules();
  vi.doMock("./language.server.ts", () => ({ resources: { de: { texts: { home: { title } } } } }));
  const { textsToServe } = await import("./pageTexts.server.ts");
  return textsToServe(["home"], "de");
}

test("a word that is changed, and nothing else, makes another version of the texts: browsers keep those of one for a year", async () => {
  const before = await served("Ein Tisch");
  expect(before.texts).toEqual({ home: { title: "Ein Tisch" } });
  expect((await served("Ein Tisch")).version).toBe(before.version);
  expect((await served("Ein neuer Tisch")).version).not.toBe(before.version);
});
