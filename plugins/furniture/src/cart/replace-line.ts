import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Language } from "../ordering/language";
import { Refusal } from "../refusal/refusal";

/** Takes a line out and lets another one stand where it stood: lines stand in the order of their age. */
export async function replaceLine(
  container: MedusaContainer,
  cart: CartDTO,
  oldId: string,
  newId: string,
): Promise<void> {
  const carts = container.resolve(Modules.CART);
  const created_at = cart.items?.find(({ id }) => id === oldId)?.created_at;
  // Medusa's type leaves the moment out, its table takes it.
  if (created_at) await carts.updateLineItems([{ selector: { id: newId }, data: { created_at } as object }]);
  await carts.softDeleteLineItems([oldId]);
}

/** Undoes the taking out. */
export async function restoreLine(container: MedusaContainer, oldId: string): Promise<void> {
  await container.resolve(Modules.CART).restoreLineItems([oldId]);
}

/** The line to be changed has left the cart, in another window for one. */
export function lineGone(language: Language): Refusal {
  return Refusal.single("replaces", LINE_GONE[language], "line_gone");
}

const LINE_GONE: Record<Language, string> = {
  de: "Das Möbel, das du ändern wolltest, liegt nicht mehr im Warenkorb. Du kannst es neu hineinlegen.",
  en: "The piece you wanted to change is no longer in the cart. You can put it in as a new one.",
};
