import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { cancelInTurn, refundInTurn } from "../refunds/refund-in-turn";
import { closed, withCartLock } from "../settlement/cart-lock";
import { settleCart } from "../settlement/settle-cart";

export default defineMiddlewares({
  routes: [
    {
      matcher: "/hooks/stripe-checkout",
      method: ["POST"],
      // The signature covers the bytes as they were sent.
      bodyParser: { preserveRawBody: true, sizeLimit: "1mb" },
    },
    {
      matcher: "/store/carts/:id/complete",
      method: ["POST"],
      middlewares: [completeInTurn],
    },
    {
      matcher: "/admin/payments/:id/refund",
      method: ["POST"],
      middlewares: [refundInTurn],
    },
    {
      matcher: "/admin/orders/:id/cancel",
      method: ["POST"],
      middlewares: [cancelInTurn],
    },
  ],
});

/** The return page and the webhook complete one cart at the same moment; here the second one waits for the first. */
function completeInTurn(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const cartId = request.params.id ?? "";
  const answered = closed(response);
  const proceed = async (): Promise<void> => {
    const refusal = await settleCart(request.scope, cartId);
    if (refusal) response.status(400).json(refusal);
    else next();
    await answered;
  };
  withCartLock(request.scope, [cartId], proceed).catch((error) => {
    if (!response.headersSent) next(error);
  });
}
