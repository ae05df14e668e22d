import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Language } from "../../core/language";
import type { RefusalIssue } from "../../core/refusal/refusal";
import type { CartState } from "../cart/state";

const profiles = z.array(z.object({ id: z.string(), shipping_profile_id: z.string().nullish() }));
const products = z.array(
  z.object({ id: z.string(), shipping_profile: z.object({ id: z.string() }).nullish() }),
);

/**
 * Ordinary goods that no chosen method delivers. Medusa asks for the method of each when the order is made, which is after it has been
 * paid. Abroad a reservation with such goods is refused: its delivery is quoted for furniture, in whole EUR.
 */
export async function ordinaryIssues(
  container: MedusaContainer,
  { cart, terms, ordinary }: Pick<CartState, "cart" | "terms" | "ordinary">,
  language: Language,
): Promise<RefusalIssue[]> {
  if (terms.outside_germany && ordinary.lines.length > 0)
    return [{ path: "outside_germany", code: "ordinary_abroad", message: ABROAD[language] }];
  const shipped = new Set(ordinary.lines.map(({ id }) => id));
  const items = (cart.items ?? []).filter(
    ({ id, requires_shipping }) => shipped.has(id) && requires_shipping,
  );
  if (items.length === 0) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [options, needed] = await Promise.all([
    query.graph({
      entity: "shipping_option",
      fields: ["id", "shipping_profile_id"],
      filters: { id: ordinary.options },
    }),
    query.graph({
      entity: "product",
      fields: ["id", "shipping_profile.id"],
      filters: { id: items.flatMap(({ product_id }) => product_id ?? []) },
    }),
  ]);
  const covered = new Set(profiles.parse(options.data).map(({ shipping_profile_id }) => shipping_profile_id));
  const profileOf = new Map(products.parse(needed.data).map((one) => [one.id, one.shipping_profile?.id]));
  return items
    .filter(({ product_id }) => {
      const profile = profileOf.get(product_id ?? "");
      return profile !== undefined && !covered.has(profile);
    })
    .map(({ id, title }) => ({
      path: `lines.${id}`,
      code: "delivery_missing",
      message: MISSING[language](title),
    }));
}

const ABROAD: Record<Language, string> = {
  de: "Ins Ausland liefern wir nur Möbel. Bitte nimm die weiteren Waren aus dem Warenkorb.",
  en: "We deliver only furniture abroad. Please take the other goods out of the cart.",
};

const MISSING: Record<Language, (title: string) => string> = {
  de: (title) => `Für „${title}“ ist noch kein Versand gewählt.`,
  en: (title) => `No shipping has been chosen for “${title}” yet.`,
};
