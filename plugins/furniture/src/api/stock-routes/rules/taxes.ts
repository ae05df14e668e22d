import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../../core/refusal/refusal";
import type { Asked } from "./asked";

/*
 * Without the default rate of a country Medusa books every piece that goes there with no VAT at all, and says so nowhere: carts,
 * orders and invoices are then wrong, and the shop does not notice.
 */

const sellingRegions = z.array(z.object({ countries: z.array(z.object({ iso_2: z.string() }).nullish()) }));
const taxRegions = z.array(
  z.object({
    id: z.string(),
    parent_id: z.string().nullish(),
    tax_rates: z.array(z.object({ id: z.string(), is_default: z.boolean() }).nullish()).nullish(),
  }),
);

/** A country that the shop sells to keeps its tax region and a default rate; the rate itself may change, as laws do. */
export async function assertTaxKept({ container, method, params, body }: Asked): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const selling = await query.graph({ entity: "region", fields: ["countries.iso_2"] });
  const countries = sellingRegions.parse(selling.data).flatMap((region) => region.countries);
  const { data } = await query.graph({
    entity: "tax_region",
    fields: ["id", "parent_id", "tax_rates.id", "tax_rates.is_default"],
    filters: { country_code: countries.flatMap((country) => country?.iso_2 ?? []) },
  });
  const regions = taxRegions.parse(data).filter(({ parent_id }) => !parent_id);
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
    "Mit diesem Steuersatz verkauft der Shop: Ohne ihn stünde auf Bestellungen und Rechnungen keine Umsatzsteuer. Ändert sich der Satz, trage den neuen hier ein. Verkauft der Shop nicht mehr in dieses Land, nimm es zuerst aus seiner Region.";
  return Refusal.single(path, message, "tax_needed");
}
