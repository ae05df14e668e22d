import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type Furniture, hasPickedPlanks, MOST_PIECES } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import { lineFacts, subtitleOf } from "../configuration/line-facts";
import { plankTitles } from "../configuration/plank-titles";
import { freezeEach, type PricedConfiguration } from "../configuration/price-configuration";
import { assertOnSale, productOf } from "./product-variants";
import { taxLinesOf } from "./tax-lines";

/**
 * Freezes a configuration and puts it into a cart as `quantity` lines at its price, whatever their number with the same few
 * statements. Returns the ids of the lines. Throws a Refusal for a kind that is not sold for now.
 */
export async function placeFurniture(
  container: MedusaContainer,
  cart: CartDTO,
  piece: PricedConfiguration,
  quantity: number,
): Promise<string[]> {
  await assertOnSale(container, [piece], languageOf(cart.locale));
  const items = await frozenItems(container, cart.shipping_address?.country_code, piece, quantity);
  const lines = await container
    .resolve(Modules.CART)
    .addLineItems(items.map((item) => ({ ...item, cart_id: cart.id })));
  if (lines.length !== quantity) throw new Error(`Medusa stored ${lines.length} lines of ${quantity}`);
  return lines.map(({ id }) => id);
}

/** Freezes a configuration and words it as `quantity` lines of a cart or an order that goes to `country`. */
export async function frozenItems(
  container: MedusaContainer,
  country: string | null | undefined,
  piece: PricedConfiguration,
  quantity: number,
) {
  const furniture = { kind: piece.kind, configuration: piece.configuration } as Furniture;
  const product = await productOf(container, piece.kind);
  const [titles, configurationIds, taxLines] = await Promise.all([
    plankTitles(container, piece.configuration),
    freezeEach(container, piece, quantity),
    taxLinesOf(container, country, { product_id: product.product_id }),
  ]);
  const facts = lineFacts(furniture, titles);
  const measures = subtitleOf(furniture);
  return configurationIds.map((configuration_id) => ({
    // The order's own words: whatever staff make of the product later, the line says what was ordered.
    title: facts.name,
    subtitle: measures,
    thumbnail: product.thumbnail ?? undefined,
    product_id: product.product_id,
    product_title: product.title,
    product_description: product.description ?? undefined,
    product_handle: product.handle,
    variant_id: product.variant_id,
    // What Medusa's own pages tell pieces apart by, for example where a fulfilment is made.
    variant_title: measures,
    quantity: 1,
    unit_price: piece.price,
    is_tax_inclusive: true,
    is_custom_price: true,
    is_discountable: true,
    requires_shipping: true,
    metadata: { ...facts, configuration_id },
    tax_lines: taxLines.map((line) => ({ ...line })),
  }));
}

/** Replaces lines by as many new ones at the same positions: lines are sorted by age, so they get the old dates. */
export async function replaceLines(
  container: MedusaContainer,
  cart: CartDTO,
  oldIds: readonly string[],
  newIds: readonly string[],
): Promise<void> {
  const carts = container.resolve(Modules.CART);
  const moments = oldIds.map((oldId) => cart.items?.find(({ id }) => id === oldId)?.created_at);
  const moved = newIds.flatMap((id, index) => {
    const created_at = moments[index];
    // Medusa's type leaves the moment out, its table takes it.
    return created_at ? [{ selector: { id }, data: { created_at } as object }] : [];
  });
  if (moved.length > 0) await carts.updateLineItems(moved);
  await carts.softDeleteLineItems([...oldIds]);
}

/** Undoes the taking out. */
export async function restoreLines(container: MedusaContainer, oldIds: readonly string[]): Promise<void> {
  await container.resolve(Modules.CART).restoreLineItems([...oldIds]);
}

/** The line to be changed has left the cart, in another window for one. */
export function lineGone(language: Language): Refusal {
  return Refusal.single("replaces", textsIn(language).refusals.cart.line_gone, "line_gone");
}

/** Throws a {@link Refusal} when a cart would have more pieces than one cart takes. */
export function assertRoom(pieces: number, language: Language): void {
  if (pieces <= MOST_PIECES) return;
  const message = textsIn(language).refusals.cart.cart_full(MOST_PIECES);
  const params = { max: MOST_PIECES };
  throw Refusal.of([{ path: "quantity", message, code: "cart_full", params }]);
}

/** Throws a {@link Refusal} when several pieces were to be built from planks of which there is one each. */
export function assertRepeatable(configuration: object, quantity: number, language: Language): void {
  if (quantity <= 1 || !hasPickedPlanks(configuration)) return;
  throw Refusal.single("quantity", textsIn(language).refusals.cart.planks_once, "planks_once");
}

/** Throws a {@link Refusal} that names the bounds of a number of equal pieces. */
export function assertWithin(
  quantity: number,
  { min, max }: { min: number; max: number },
  language: Language,
): void {
  if (quantity >= min && quantity <= max) return;
  const params = { min, max };
  throw Refusal.of([
    {
      path: "quantity",
      message: textsIn(language).refusals.cart.out_of_bounds(min, max),
      code: "out_of_bounds",
      params,
    },
  ]);
}
