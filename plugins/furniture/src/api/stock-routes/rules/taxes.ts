import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { market } from "../../../core/options/market";
import { Refusal } from "../../../core/refusal/refusal";
import type { Asked } from "./asked";

/*
 * Without the default rate of the home country Medusa books every piece with no VAT at all, and says so nowhere: carts, orders and
 * invoices are then wrong until somebody reads one.
 */

const homeRegions = z.array(
  z.object({
    id: z.string(),
    parent_id: z.string().nullish(),
    tax_rates: z.array(z.object({ id: z.string(), is_default: z.boolean() }).nullish()).nullish(),
  }),
);

/** The home country keeps its tax region and a default rate; the rate itself may change, as laws do. */
export async function assertHomeTaxKept({ container, method, params, body }: Asked): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "tax_region",
    fields: ["id", "parent_id", "tax_rates.id", "tax_rates.is_default"],
    filters: { country_code: market().homeCountry },
  });
  const regions = homeRegions.parse(data).filter(({ parent_id }) => !parent_id);
  const defaults = regions.flatMap(({ tax_rates }) =>
    (tax_rates ?? []).flatMap((rate) => (rate?.is_default ? rate.id : [])),
  );
  if (method === "DELETE") {
    if ([...regions.map(({ id }) => id), ...defaults].includes(params.id ?? "")) throw needed("");
    return;
  }
  if (!defaults.includes(params.id ?? "")) return;
  if (body.is_default === false) throw needed("is_default");
  if (body.rate !== undefined && !(Number(body.rate) > 0)) throw needed("rate");
}

function needed(path: string): Refusal {
  const message =
    "Das ist der Steuersatz, mit dem der Shop verkauft: Ohne ihn stünde auf Bestellungen und Rechnungen keine Umsatzsteuer. Ändert sich der Satz, trage den neuen bei diesem Steuersatz ein.";
  return Refusal.single(path, message, "home_tax_needed");
}
