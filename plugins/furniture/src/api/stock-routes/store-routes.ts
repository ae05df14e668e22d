import type { RouteTable } from "./decision";

/**
 * Every writing route of Medusa's store API and what this shop has decided about it. What an open one may do to a cart is
 * decided by routes of ours in the same place, by the hooks in `workflows/hooks` and by `api/guard-payment-session.ts`.
 */
export const STORE_ROUTES: RouteTable = {
  open: [
    "POST /store/carts",
    "POST /store/carts/:id",
    "POST /store/carts/:id/complete",
    "POST /store/carts/:id/customer",
    "POST /store/carts/:id/line-items",
    "POST DELETE /store/carts/:id/line-items/:line_id",
    "POST DELETE /store/carts/:id/promotions",
    "POST /store/carts/:id/shipping-methods",
    "POST /store/carts/:id/taxes",
    "POST /store/payment-collections",
    "POST /store/payment-collections/:id/payment-sessions",
    "POST /store/search",
  ],
  ruled: {},
  closed: {
    shopper_return: ["POST /store/returns"],
    shopper_transfer: [
      "POST /store/orders/:id/transfer/accept",
      "POST /store/orders/:id/transfer/cancel",
      "POST /store/orders/:id/transfer/decline",
      "POST /store/orders/:id/transfer/request",
    ],
    shipping_quote: ["POST /store/shipping-options/:id/calculate"],
  },
  openAreas: [
    // Our own.
    "/store/carts/:id/checkout",
    "/store/carts/:id/contact-draft",
    "/store/carts/:id/furniture",
    "/store/carts/:id/terms",
    "/store/orders/:id/origin-survey",
    // Medusa's.
    "/store/customers",
  ],
};
