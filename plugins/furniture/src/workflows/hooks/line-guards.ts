import {
  addShippingMethodToCartWorkflow,
  addToCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import { Refusal } from "../../core/refusal/refusal";

const ADD_CONFIGURED =
  "Furniture is made to measure: add it with POST /store/carts/:id/furniture and its configuration";

/** A bare product has no configuration, and its list price is only an example. */
addToCartWorkflow.hooks.validate(async () => {
  throw Refusal.single("variant_id", ADD_CONFIGURED, "not_configured");
});

createCartWorkflow.hooks.validate(async ({ cart }) => {
  if (cart.items?.length) throw Refusal.single("items", ADD_CONFIGURED, "not_configured");
});

/** A line is one piece at its price for good; only taking it out is a change Medusa's route may make. */
updateLineItemInCartWorkflow.hooks.validate(async ({ input }) => {
  if (Number(input.update.quantity) === 0) return;
  const message = "A configured line cannot be changed: remove it and add it as it should be";
  throw Refusal.single("quantity", message, "line_fixed");
});

addShippingMethodToCartWorkflow.hooks.validate(async () => {
  const message = "Delivery, pick-up and express build are chosen with POST /store/carts/:id/terms";
  throw Refusal.single("option_id", message, "terms_decide");
});
