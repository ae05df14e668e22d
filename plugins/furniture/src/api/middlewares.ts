import { defineMiddlewares, validateAndTransformQuery } from "@medusajs/framework/http";
import { retrieveTransformQueryConfig } from "@medusajs/medusa/api/store/carts/query-config";
import { StoreGetCartsCart } from "@medusajs/medusa/api/store/carts/validators";
import { refusalHandler } from "../refusal/error-handler";
import { guardPaymentSession } from "./guard-payment-session";

const cartFields = validateAndTransformQuery(StoreGetCartsCart, retrieveTransformQueryConfig);

export default defineMiddlewares({
  errorHandler: refusalHandler,
  routes: [
    { matcher: "/store/carts/:id/furniture", methods: ["POST"], middlewares: [cartFields] },
    { matcher: "/store/carts/:id/terms", methods: ["POST"], middlewares: [cartFields] },
    {
      matcher: "/store/payment-collections/:id/payment-sessions",
      methods: ["POST"],
      middlewares: [guardPaymentSession],
    },
  ],
});
