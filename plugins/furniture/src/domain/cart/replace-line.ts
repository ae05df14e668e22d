import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Language } from "../../core/language";
import { Refusal } from "../../core/refusal/refusal";

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
  return Refusal.single("replaces", LINE_GONE[language], "line_gone");
}

const LINE_GONE: Record<Language, string> = {
  de: "Das Möbel, das du ändern wolltest, liegt nicht mehr im Warenkorb. Du kannst es neu hineinlegen.",
  en: "The piece you wanted to change is no longer in the cart. You can put it in as a new one.",
};
