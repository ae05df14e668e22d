import type { CartAddressDTO, CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { CONTACT_BOUNDS, hasControlCharacters } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { regionsOf } from "../regions/regions";

/** An address from a shopper. It replaces the old one as a whole: fields left out become empty. */
export type ContactAddress = Partial<Record<AddressField, string | null>> & {
  metadata?: Record<string, unknown> | null;
};

/** A change of the contact data and addresses; fields left out do not change. */
export interface ContactChange {
  email?: string | null;
  shipping_address?: ContactAddress;
  billing_address?: ContactAddress;
  metadata?: Record<string, unknown> | null;
}

const ADDRESS_FIELDS = [
  "first_name",
  "last_name",
  "phone",
  "company",
  "address_1",
  "address_2",
  "city",
  "country_code",
  "province",
  "postal_code",
] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * Writes contact data into a cart. An address keeps its row, so that no request reaches the address of another cart.
 * Returns whether the country of delivery changed.
 */
export async function keepContact(
  container: MedusaContainer,
  cart: CartDTO,
  change: ContactChange,
  customerId: string | undefined,
  outsideGermany: boolean,
): Promise<boolean> {
  const country = await deliveryCountry(container, change.shipping_address, outsideGermany);
  const shipping = change.shipping_address && { ...change.shipping_address, country_code: country };
  const addresses = {
    ...(await keepAddress(container, "shipping_address", cart.shipping_address, shipping)),
    ...(await keepAddress(container, "billing_address", cart.billing_address, change.billing_address)),
  };
  await container.resolve(Modules.CART).updateCarts(cart.id, {
    ...addresses,
    ...(change.email && { email: change.email.toLowerCase() }),
    ...(customerId && { customer_id: customerId }),
    ...(change.metadata !== undefined && { metadata: change.metadata ?? undefined }),
  });
  return shipping !== undefined && (cart.shipping_address?.country_code ?? null) !== country;
}

/** What a cart says now about everything a change would overwrite: the change that undoes it. */
export function contactOf(cart: CartDTO, change: ContactChange): ContactChange {
  return {
    ...(change.email && { email: cart.email }),
    ...(change.shipping_address && { shipping_address: { ...cart.shipping_address } }),
    ...(change.billing_address && { billing_address: { ...cart.billing_address } }),
    ...(change.metadata !== undefined && { metadata: cart.metadata ?? {} }),
  };
}

/** At home it is the home country, said or not; abroad any country the shop knows, or none yet. */
async function deliveryCountry(
  container: MedusaContainer,
  address: ContactAddress | undefined,
  outsideGermany: boolean,
): Promise<string | null> {
  const country = address?.country_code?.trim().toLowerCase() || null;
  const { homeCountry } = market();
  if (!outsideGermany && (country === null || country === homeCountry)) return homeCountry;
  const { abroadCountries } = await regionsOf(container);
  if (outsideGermany && (country === null || abroadCountries.has(country))) return country;
  const path = "shipping_address.country_code";
  throw Refusal.single(
    path,
    `The country ${country} does not match the terms of the cart`,
    "country_mismatch",
  );
}

async function keepAddress(
  container: MedusaContainer,
  field: "shipping_address" | "billing_address",
  present: CartAddressDTO | undefined,
  address: ContactAddress | undefined,
): Promise<Record<string, object>> {
  if (!address) return {};
  const values = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? null]));
  const whole = { ...values, metadata: address.metadata ?? null } as unknown as object;
  if (!present) return { [field]: whole };
  await container.resolve(Modules.CART).updateAddresses([{ id: present.id, ...whole }]);
  return {};
}

/** More fields than any order form has. */
const MOST_FIELDS = 40;

const text = z
  .string("must be a text")
  .max(CONTACT_BOUNDS.message, `must have at most ${CONTACT_BOUNDS.message} characters`)
  .refine((typed) => !hasControlCharacters(typed, "with lines"), "must not hold control characters");

/**
 * What a shopper has typed so far, by the form's own names of its fields. Complete it need not be, and nothing is ordered from
 * it: the bounds only keep out what no order form holds.
 */
export const contactDraftBody = z.strictObject({
  fields: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/, "is not the name of a field"), text)
    .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, `must be at most ${MOST_FIELDS} fields`),
});
