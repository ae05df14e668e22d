import type { RuleName } from "../decision";
import type { Asked } from "./asked";
import { assertTransferGivenBack } from "./cancelling";
import { assertDeliveryKept, assertOptionKept } from "./delivery";
import { assertCapture, assertFreeReturnShipping } from "./money";
import { assertOrderFacts } from "./order-facts";
import { assertFirstOfKind, assertNoFurnitureInBatch, assertOneVariant, assertSameKind } from "./products";
import { assertRegionKept } from "./regions";

/** Each throws a Refusal that says what to do instead. */
export const RULES: Record<RuleName, (asked: Asked) => Promise<void>> = {
  order_facts: assertOrderFacts,
  cancelling: assertTransferGivenBack,
  capture: assertCapture,
  free_return_shipping: assertFreeReturnShipping,
  new_product: assertFirstOfKind,
  furniture_product: assertSameKind,
  furniture_variants: assertOneVariant,
  product_batch: assertNoFurnitureInBatch,
  shipping_option: assertOptionKept,
  delivery_setup: assertDeliveryKept,
  region: assertRegionKept,
};
