import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceRefusal } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { loader as cart } from "./cart.tsx";
import { loader as cartOffer } from "./cartOffer.ts";
import { loader as completed } from "./orderCompletedStripe.tsx";
import { loader as orderFile } from "./orderFile.ts";
import { loader as orderPage } from "./orderPage.tsx";
import { loader as pay } from "./pay.tsx";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const tooMany = new CommerceRefusal(429, "later", [
  { path: "", message: "later", code: "too_many_requests" },
]);
const held = new CommerceRefusal(409, "The cart is being changed", [
  { path: "", message: "The cart is being changed", code: "busy" },
]);
/** Medusa's own, while another request completes the cart. */
const conflict = new CommerceRefusal(409, "The request conflicted with another request.", []);

/** The loader's arguments while the commerce side refuses whatever is asked. */
async function refusedWith(refusal: Error) {
  const session = await cartSessions.getSession();
  session.set("cartId", "cart_01ABCDEFGHJK");
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const refuse = () => Promise.reject(refusal);
  const asked = ["cart", "contactDraft", "summary", "prices", "complete", "orderPage", "paymentLink"];
  return {
    request: new Request("http://shop.test/page?cart_id=cart_01ABCDEFGHJK", { headers }),
    params: { token: "key", files: "papers", name: "RE-46.pdf" },
    context: {
      cartSessions,
      commerce: Object.fromEntries(asked.map((name) => [name, refuse])),
      content: { standardColors: async () => [], settings: async () => ({}) },
      orderFileOf: refuse,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    },
  } as unknown as LoaderFunctionArgs;
}

test.each([
  ["too many requests come from one place", tooMany],
  ["another request holds the cart", held],
  ["the webhook completes the cart at the same moment", conflict],
])("who has paid waits while %s, and does not read that the payment failed", async (_when, refusal) => {
  expect(await completed(await refusedWith(refusal))).toMatchObject({
    data: { title: "Deine Zahlung wird bestätigt", lost: null },
  });
});

test("a cart that is gone keeps nobody waiting for it", async () => {
  const answer = await completed(await refusedWith(new CommerceRefusal(404, "no such cart", []))).catch(
    (thrown: unknown) => thrown,
  );
  expect((answer as Response).headers.get("location")).toBe("/orderFailed");
});

test.each([
  ["an order", orderPage],
  ["a payment link", pay],
])(
  "with too many requests %s is asked for later: it is not called unknown or broken",
  async (_what, load) => {
    const answer = await Promise.resolve(load(await refusedWith(tooMany))).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(429);
  },
);

test("with too many requests the cart that is on the page stays there", async () => {
  expect(await cart(await refusedWith(tooMany))).toMatchObject({ data: { bill: null, silent: true } });
});

test("with too many requests an open cart page does not take its cart for an empty one", async () => {
  const answer = await cartOffer(await refusedWith(tooMany));
  expect([answer.status, await answer.json()]).toEqual([503, { offer: null }]);
  const gone = await cartOffer(await refusedWith(new CommerceRefusal(404, "no such cart", [])));
  expect([gone.status, await gone.json()]).toEqual([200, { offer: "" }]);
});

test("with too many requests an invoice is not called unknown", async () => {
  const answer = await orderFile(await refusedWith(tooMany));
  expect([answer.status, await answer.text()]).toEqual([
    429,
    expect.stringMatching(/in einer Minute noch einmal/),
  ]);
});
