import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { EU_MEMBER_STATES, isKind } from "@planke46/furniture-rules";
import { market } from "../../../core/options/market";
import { Refusal } from "../../../core/refusal/refusal";
import { ownOptionIds } from "../../../domain/cart/shipping";
import { type Asked, isRecord, recordsOf } from "./asked";
import { kindsOf, kindsOfTypes } from "./products";

/*
 * Without the default rate of a country Medusa books every piece that goes there with no VAT at all, and says so nowhere: carts,
 * orders and invoices are then wrong, and the shop does not notice.
 */

const sellingRegions = z.array(z.object({ countries: z.array(z.object({ iso_2: z.string() }).nullish()) }));
const taxRegions = z.array(
  z.object({
    id: z.string(),
    country_code: z.string(),
    parent_id: z.string().nullish(),
    tax_rates: z.array(z.object({ id: z.string(), is_default: z.boolean() }).nullish()).nullish(),
  }),
);

/** The tax regions of whole countries (not of their provinces) among the given codes, each with the ids of its default rates. */
async function taxedCountries({ container }: Asked, codes: readonly string[]) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "tax_region",
    fields: ["id", "country_code", "parent_id", "tax_rates.id", "tax_rates.is_default"],
    filters: { country_code: [...codes] },
  });
  return taxRegions
    .parse(data)
    .filter(({ parent_id }) => !parent_id)
    .map(({ id, country_code, tax_rates }) => ({
      id,
      country: country_code,
      defaults: (tax_rates ?? []).flatMap((rate) => (rate?.is_default ? rate.id : [])),
    }));
}

/** A country that the shop sells to keeps its tax region and a default rate; the rate itself may change, as laws do. */
export async function assertTaxKept(asked: Asked): Promise<void> {
  const { container, method, params, body } = asked;
  const id = params.id ?? "";
  const selling = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "region", fields: ["countries.iso_2"] });
  const countries = sellingRegions.parse(selling.data).flatMap((region) => region.countries);
  const taxed = await taxedCountries(
    asked,
    countries.flatMap((country) => country?.iso_2 ?? []),
  );
  const isRegion = taxed.some((region) => region.id === id);
  const isDefault = taxed.some(({ defaults }) => defaults.includes(id));
  if (!isRegion && !isDefault) return method === "DELETE" ? undefined : assertFurnitureTaxed(asked);
  if (method === "DELETE") throw needed("");
  if (isRegion && body.province_code) throw needed("province_code");
  if (isRegion && body.provider_id !== undefined && !body.provider_id) throw needed("provider_id");
  if (isDefault && body.is_default === false) throw needed("is_default");
  if (isDefault && body.rate !== undefined && !(Number(body.rate) > 0)) throw needed("rate");
}

/**
 * A member state joins a region only with a default rate: it may have lost its own while the shop did not sell there. A shop outside the EU
 * owes no VAT of the EU for what it exports there.
 */
export async function assertTaxPresent(asked: Asked): Promise<void> {
  if (!EU_MEMBER_STATES.includes(market().homeCountry)) return;
  const given = Array.isArray(asked.body.countries) ? asked.body.countries : [];
  const joining = given.map((code) => String(code).toLowerCase());
  const states = EU_MEMBER_STATES.filter((code) => joining.includes(code));
  if (states.length === 0) return;
  const taxed = await taxedCountries(asked, states);
  const untaxed = states.find(
    (code) => !taxed.some(({ country, defaults }) => country === code && defaults.length > 0),
  );
  if (!untaxed) return;
  const country = new Intl.DisplayNames("de", { type: "region" }).of(untaxed.toUpperCase());
  const message = `Für das Land ${country} fehlt ein Steuersatz: Auf Bestellungen und Rechnungen dorthin stünde keine Umsatzsteuer. Lege es unter Einstellungen › Steuerregionen mit einem Standardsatz an, und nimm es danach in die Region.`;
  throw Refusal.single("countries", message, "tax_missing");
}

const rateRows = z.array(
  z.object({
    rate: z.number().nullish(),
    is_default: z.boolean().nullish(),
    rules: z.array(z.object({ reference: z.string(), reference_id: z.string() }).nullish()).nullish(),
    tax_region_id: z.string(),
  }),
);

/** What holds for one product, type or delivery alone may be another rate for furniture, and not none at all. */
export async function assertFurnitureTaxed({ container, path, params, body }: Asked): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const fields = ["rate", "tax_region_id", "rules.reference", "rules.reference_id"];
  const { data } = await query.graph({ entity: "tax_rate", fields, filters: { id: params.id ?? "" } });
  const [present] = rateRows.parse(data);
  const isRule = path.endsWith("/rules");
  const rate = isRule ? present?.rate : (body.rate ?? present?.rate);
  if (Number(rate) > 0 || body.is_default === true) return;
  const { data: defaults } = await query.graph({
    entity: "tax_rate",
    fields,
    filters: { tax_region_id: present?.tax_region_id ?? String(body.tax_region_id), is_default: true },
  });
  if (!rateRows.parse(defaults).some((one) => Number(one.rate) > 0)) return;
  const rules = isRule ? [body] : body.rules === undefined ? (present?.rules ?? []) : recordsOf(body.rules);
  const idsOf = (wanted: string) =>
    rules.flatMap((rule) => (rule?.reference === wanted ? String(rule.reference_id) : []));
  const own = await ownOptionIds(container);
  const isOfFurniture =
    (await kindsOf(container, idsOf("product"))).length > 0 ||
    (await kindsOfTypes(container, idsOf("product_type"))).length > 0 ||
    idsOf("shipping_option").some((id) => own.has(id));
  if (!isOfFurniture) return;
  throw untaxed(isRule ? "reference_id" : "rules");
}

/** No piece gets a product type for which a rate of none is set where others are taxed. */
export async function assertTypeTaxed({ container, params, body }: Asked): Promise<void> {
  const { type_id: type, metadata } = body;
  if (typeof type !== "string") return;
  const isFurniture = isRecord(metadata) && isKind(metadata.kind);
  if (!isFurniture && (await kindsOf(container, [params.id])).length === 0) return;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "tax_rate",
    fields: ["rate", "is_default", "tax_region_id", "rules.reference", "rules.reference_id"],
  });
  const rates = rateRows.parse(data);
  const isTaxed = ({ rate }: { rate?: number | null | undefined }) => Number(rate) > 0;
  const taxing = new Set(
    rates.filter((one) => one.is_default && isTaxed(one)).map(({ tax_region_id }) => tax_region_id),
  );
  const isFree = rates.some(
    (one) =>
      !one.is_default &&
      !isTaxed(one) &&
      taxing.has(one.tax_region_id) &&
      one.rules?.some((rule) => rule?.reference === "product_type" && rule.reference_id === type),
  );
  if (isFree) throw untaxed("type_id");
}

function untaxed(path: string): Refusal {
  const message =
    path === "type_id"
      ? "Für diesen Produkttyp gilt ein Steuersatz von 0 %: Möbel hätten damit keine Umsatzsteuer, und Bestellungen und Rechnungen wären falsch. Wähle einen anderen Typ."
      : "Möbel oder ihre Lieferung hätten damit keine Umsatzsteuer, und Bestellungen und Rechnungen wären falsch. Nimm sie aus diesem Satz heraus. Ändert sich der Satz für Möbel, trage den neuen beim Standardsatz ein.";
  return Refusal.single(path, message, "furniture_untaxed");
}

function needed(path: string): Refusal {
  const message =
    "Mit diesem Steuersatz verkauft der Shop: Ohne ihn stünde auf Bestellungen und Rechnungen keine Umsatzsteuer. Ändert sich der Satz, trage den neuen hier ein. Verkauft der Shop nicht mehr in dieses Land, nimm es zuerst aus seiner Region.";
  return Refusal.single(path, message, "tax_needed");
}
