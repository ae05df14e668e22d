import type { RuleName } from "../decision";
import type { Asked } from "./asked";
import { assertTransferGivenBack } from "./cancelling";
import { assertDeliveryKept, assertOptionKept } from "./delivery";
import { assertFreeReturnShipping, assertWholeCapture } from "./money";
import { assertOrderFacts } from "./order-facts";
import { assertNoFurnitureInBatch, assertNoNewKind, assertOneVariant, assertSameKind } from "./products";
import { assertRegionKept } from "./regions";

/** Each throws a Refusal that says what to do instead. */
export const RULES: Record<RuleName, (asked: Asked) => Promise<void>> = {
  order_facts: assertOrderFacts,
  cancelling: assertTransferGivenBack,
  whole_capture: assertWholeCapture,
  free_return_shipping: assertFreeReturnShipping,
  new_product: assertNoNewKind,
  furniture_product: assertSameKind,
  furniture_variants: assertOneVariant,
  product_batch: assertNoFurnitureInBatch,
  shipping_option: assertOptionKept,
  delivery_setup: assertDeliveryKept,
  region: assertRegionKept,
};
