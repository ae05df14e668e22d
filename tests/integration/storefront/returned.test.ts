import { expect, test } from "vitest";
import { payOnPage } from "../../shopper/payment-page";
import { checkout, orderableCart } from "../../shopper/shop";
import { Visitor } from "../security/visitor";

test("who goes back from the payment page in a browser that does not know the cart closes it all the same", async () => {
  const cart = await orderableCart("table");
  const { url } = (await checkout(cart)).body;
  const visitor = new Visitor();
  const back = await visitor.get(`/orderCancelledStripe?cart_id=${cart}`);
  expect([back.status, back.headers.get("location")]).toEqual([303, "/orderCancelled?begun"]);
  expect(await (await visitor.get("/orderCancelled?begun")).text()).toContain(
    "Die Zahlung wurde abgebrochen",
  );
  expect(await payOnPage(url)).toBe(false);
  expect((await visitor.get("/orderCancelledStripe?cart_id=cart_01GUESSED00000")).status).toBe(303);
});
