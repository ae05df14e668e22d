import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

vi.mock("@remix-run/react", () => ({ Link: "a", useFetcher: () => ({ Form: "form", state: "idle" }) }));
// Other tests of this process may have loaded it with the module that is mocked here.
vi.resetModules();
const { AddedNotice, ChangingNotice, GoneAbove } = await import("./Notices.tsx");

/** A part of the page in German. */
async function written(part: JSX.Element): Promise<string> {
  const page = renderToStaticMarkup(<I18nextProvider i18n={await i18nIn("de")}>{part}</I18nextProvider>);
  return page.replace(/\s/g, " ");
}

const added = (changes: Partial<ComponentProps<typeof AddedNotice>>) =>
  written(
    <AddedNotice
      {...{ kind: "bench", price: 935, quantity: 1, picture: null, suggestion: null, ...changes }}
    />,
  );

test("what was put into the cart is named with what it costs, several with their sum", async () => {
  expect(await added({})).toContain("935 €");
  expect(await added({ quantity: 3 })).toContain("3 × Bank für zusammen 2.805 €");
});

test("who was shown another price before reads both, and nobody else of any change", async () => {
  expect(await added({ shown: 900 })).toMatch(
    /notice[^>]*>[^<]*900 €[^<]*935 €|notice[^>]*>[^<]*935 €[^<]*900 €/,
  );
  expect(await added({})).not.toContain('class="notice');
});

test("after a piece the way leads to the cart or to more furniture, after a sample back to the piece", async () => {
  const [piece, sample] = [await added({}), await added({ kind: "sample", price: 5 })];
  for (const page of [piece, sample]) expect(page).toContain('to="/cartDesktop"');
  expect(piece.match(/ to="/g)).toHaveLength(2);
  expect(sample.match(/ to="/g)).toHaveLength(1);
});

test("a piece of the cart that is changed goes along with its line; a new one has none", async () => {
  const line = "cali_01ABCDEFGHJK";
  expect(await written(<ChangingNotice line={line} />)).toContain(`name="line" value="${line}"`);
  const all = await written(<ChangingNotice line={`${line}.all`} />);
  expect(all).toContain("alle gleichen Möbel");
  expect(await written(<ChangingNotice line={null} />)).toBe("");
});

test("that planks of a shared piece are gone is said at its head until its planks are seen to", async () => {
  const initial = { choosePlanks: true, planks: [null, "b"] };
  const shown = (piece: object, gone = ["Gerüst 17"]) => written(<GoneAbove {...{ gone, initial, piece }} />);
  expect(await shown(initial)).toContain('href="#planks"');
  expect(await shown({ ...initial, planks: ["c", "b"] })).toBe("");
  expect(await shown({ ...initial, choosePlanks: false })).toBe("");
  expect(await shown(initial, [])).toBe("");
});
