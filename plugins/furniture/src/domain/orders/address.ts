import { z } from "@medusajs/framework/zod";
import { market } from "../../core/options/market";

/** What an address of an order says, by Medusa's names. */
const ADDRESS_FIELDS = [
  "first_name",
  "last_name",
  "company",
  "phone",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];

const everyField = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, schema])) as Record<AddressField, Schema>;

/** An address as Medusa keeps it. */
export const storedAddress = z.object(everyField(z.string().trim().nullish()));
export type StoredAddress = z.infer<typeof storedAddress>;

/** "Anna Muster"; "" without a name. */
export function nameOf(address: Pick<StoredAddress, "first_name" | "last_name"> | null): string {
  return [address?.first_name, address?.last_name].filter(Boolean).join(" ");
}

type Named = Pick<StoredAddress, "first_name" | "last_name" | "company">;

/**
 * The person who has ordered: the one billed, where that is a person of their own, because a present is delivered to somebody else. The
 * name beside a billed company is of its accounts, and who ordered gave the own name with the delivery.
 */
export function buyerOf({
  delivery,
  billing,
}: {
  delivery: Named | null;
  billing: Named | null;
}): Named | null {
  if (nameOf(billing) && !billing?.company) return billing;
  return nameOf(delivery) ? delivery : billing;
}

const COUNTRIES = new Intl.DisplayNames("de", { type: "region" });

/** An address below its name, line by line, in German; the home country goes without saying. */
export function addressLines(address: StoredAddress | null): string[] {
  if (!address) return [];
  const { company, address_1, address_2, postal_code, city, province, country_code } = address;
  const abroad =
    country_code && country_code.toLowerCase() !== market().homeCountry ? country_code.toUpperCase() : null;
  return [
    company,
    address_1,
    address_2,
    [postal_code, city].filter(Boolean).join(" "),
    province,
    abroad && COUNTRIES.of(abroad),
  ].flatMap((line) => line || []);
}

/** An address as staff wish it; the rules of contact data judge its fields. */
export const wishedAddress = z.strictObject(everyField(z.unknown().optional()));

type Address = object | null | undefined;

/** Whether two addresses say the same; an empty field says nothing. */
export function sameAddress(one: Address, other: Address): boolean {
  const said = (from: Address, field: AddressField) => (from && Reflect.get(from, field)) || "";
  return ADDRESS_FIELDS.every((field) => said(one, field) === said(other, field));
}
