import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { loader } from "./orderCancelledStripe.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const CART = "cart_01ABCDEFGHJK";

/** Where the way back from a payment page leads that the commerce side closes, or does not. */
async function ledTo(callOffPayment: () => Promise<void>, query = `?cart_id=${CART}`, inSession = "") {
  const session = await cartSessions.getSession();
  if (inSession) session.set("cartId", inSession);
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const answer = await loader({
    request: new Request(`http://shop.test/orderCancelledStripe${query}`, { headers }),
    context: { cartSessions, commerce: { callOffPayment }, log: { warn: () => {} } },
  } as unknown as LoaderFunctionArgs);
  return answer.headers.get("location");
}

const refused = (code: string) => () =>
  Promise.reject(new CommerceRefusal(400, code, [{ path: "", message: code, code }]));

test("who went back without paying reads that the payment was cancelled", async () => {
  expect(await ledTo(async () => {})).toBe("/orderCancelled?begun");
  expect(await ledTo(async () => {}, "")).toBe("/orderCancelled");
  expect(await ledTo(() => Promise.reject(new CommerceUnavailable("DELETE", "silent")))).toBe(
    "/orderCancelled?begun",
  );
});

test.each(["payment_underway", "cart_completed"])(
  "who has paid meanwhile does not read that nothing was charged, but is led to the order (%s)",
  async (code) => {
    expect(await ledTo(refused(code))).toBe(`/orderCompletedStripe?cart_id=${CART}`);
    expect(await ledTo(refused(code), "", CART)).toBe(`/orderCompletedStripe?cart_id=${CART}`);
  },
);

test("a page that could not be closed for another reason expires on its own", async () => {
  expect(await ledTo(refused("payment_page_open"))).toBe("/orderCancelled?begun");
});
