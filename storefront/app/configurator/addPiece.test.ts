import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { type CommerceIssue, CommerceRefusal } from "../commerce/medusa.server.ts";
import { queryOf } from "../piece/address/address.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { afterAnswer } from "../session/cookieJar.cases.ts";
import { addPiece } from "./addPiece.server.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);

/** What a table's page says when the commerce side refuses its piece. */
async function faultIn(language: string, issues: CommerceIssue[]) {
  const refuse = async () => {
    throw new CommerceRefusal(400, `${issues[0]?.message} (+1)`, issues);
  };
  const commerce = { createCart: async () => "cart_1", addFurniture: refuse };
  const content = { standardColors: async () => [{ hex: "#BA3C18", names: { de: "Rost", en: "Rust" } }] };
  const context = { cartSessions, commerce, content } as unknown as AppLoadContext;
  const request = new Request(`http://shop.test/configuratorTableDesktop?lng=${language}`, {
    method: "POST",
  });
  const { refused } = await addPiece("table", new FormData(), request, context);
  return refused && { fault: refused.fault, issues: refused.issues };
}

const gone = (position: number) => ({
  path: `planks.${position}`,
  message: `„Planke ${position}“ ist leider nicht mehr zu haben.`,
  code: "plank_gone",
});

test("each plank that is gone is named once", async () => {
  const { fault } = (await faultIn("de", [gone(1), gone(2), gone(2)])) ?? {};
  expect(fault).toBe("„Planke 1“ ist leider nicht mehr zu haben. „Planke 2“ ist leider nicht mehr zu haben.");
});

test("a kind that is taken off sale says so", async () => {
  const message = "„Tisch“ nehmen wir gerade nicht an.";
  expect(await faultIn("de", [{ path: "kind", message, code: "off_sale" }])).toMatchObject({
    fault: message,
  });
});

test.each([
  ["de", "busy", /wird gerade an anderer Stelle geändert/],
  ["en", "busy", /being changed/],
  ["de", "cart_completed", /hat leider nicht geklappt/],
  ["en", "too_many_requests", /try again in a few minutes/],
])(
  "in the reader's language (%s), and never in that of programs, stands that it is %s",
  async (language, code, words) => {
    const message = "The cart cart_1 has become an order and cannot be changed";
    expect((await faultIn(language, [{ path: "", message, code }]))?.fault).toMatch(words);
  },
);

test("what a field of the form says is not said again above it", async () => {
  const issue = { path: "color.hex", message: "must be one of", code: "not_a_standard_color" };
  expect(await faultIn("de", [issue])).toEqual({ fault: null, issues: { color: { reason: "color_gone" } } });
});

/** What the next page says of what has just been put into the cart, at 1491 EUR for a table and 5 EUR for a sample. */
async function added(fields: Record<string, string>, price: number) {
  const commerce = {
    createCart: async () => "cart_1",
    addFurniture: async (_: string, kind: string) => ({ lines: [{ id: "line_1", kind, price }] }),
  };
  const content = { standardColors: async () => [{ hex: "#BA3C18", names: { de: "Rost", en: "Rust" } }] };
  const analytics = { recordAdded: () => {} };
  const context = { cartSessions, commerce, content, analytics } as unknown as AppLoadContext;
  const request = new Request("http://shop.test/configuratorTableDesktop", { method: "POST" });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await addPiece("table", form, request, context);
  if (answer.refused) throw new Error(`Refused: ${JSON.stringify(answer.refused)}`);
  const session = await cartSessions.getSession(afterAnswer("", answer.headers));
  return { said: session.get("added"), query: queryOf("table", answer.piece as never).toString() };
}

test("the price that the page said is told beside another one, of the piece itself and never of a sample in its colour", async () => {
  const shown = { shownFor: (await added({}, 1491)).query, shownPrice: "1491" };
  const told = async (fields: Record<string, string>, price: number) => (await added(fields, price)).said;
  expect(await told(shown, 1491)).toEqual({ id: "line_1", kind: "table", price: 1491, quantity: 1 });
  expect(await told(shown, 1520)).toMatchObject({ kind: "table", price: 1520, shown: 1491 });
  expect(await told({ ...shown, intent: "sample" }, 5)).toEqual({
    id: "line_1",
    kind: "sample",
    price: 5,
    quantity: 1,
  });
  expect(await told({ ...shown, shownPrice: "-3" }, 1520)).not.toHaveProperty("shown");
});
