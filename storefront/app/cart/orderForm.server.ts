import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { CartTerms, Contact, MedusaAddress } from "../commerce/commerce.server.ts";
import { CHECKED, HOME_COUNTRY, needsAddress, type OrderFields, orderIssues } from "./orderRules.ts";

const text = z.string().optional();

/** The order form as it arrives; what it may hold is said in orderRules. */
const schema = z
  .object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    street: text,
    zip: text,
    city: text,
    country: text,
    billing: text,
    billingFirstName: text,
    billingLastName: text,
    billingStreet: text,
    billingZip: text,
    billingCity: text,
    billingCountry: text,
    message: text,
    voucherCode: text,
    shipping: z.enum(["delivery", "pickup"]).catch("delivery"),
    expressBuild: text,
    outsideGermany: text,
    dataSecurity: text,
  })
  .superRefine((fields, context) => {
    for (const [field, message] of Object.entries(orderIssues(fields))) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  });

export type OrderForm = z.infer<typeof schema>;

export function parseOrderForm(form: FormData) {
  return parseWithZod(form, { schema });
}

/** The terms alone, which every way of sending the form carries, complete or not. */
export function termsOf(form: FormData): CartTerms {
  return {
    shipping: form.get("shipping") === "pickup" ? "pickup" : "delivery",
    expressBuild: form.get("expressBuild") === CHECKED,
    outsideGermany: form.get("outsideGermany") === CHECKED,
    dataSecurity: form.get("dataSecurity") === CHECKED,
  };
}

/** The contact data as Medusa keeps it: on the cart, and from there on the order. */
export function contactOf(fields: OrderFields): Contact {
  const country = fields.outsideGermany === CHECKED ? (fields.country ?? "").toLowerCase() : HOME_COUNTRY;
  const shippingAddress = addressOf({
    first: fields.firstName,
    last: fields.lastName,
    street: needsAddress(fields) ? fields.street : "",
    zip: needsAddress(fields) ? fields.zip : "",
    city: needsAddress(fields) ? fields.city : "",
    country,
    phone: fields.phone,
  });
  return {
    email: (fields.email ?? "").trim(),
    shippingAddress,
    billingAddress:
      fields.billing === CHECKED
        ? addressOf({
            first: fields.billingFirstName,
            last: fields.billingLastName,
            street: fields.billingStreet,
            zip: fields.billingZip,
            city: fields.billingCity,
            country: fields.billingCountry || HOME_COUNTRY,
            phone: "",
          })
        : shippingAddress,
    message: (fields.message ?? "").trim(),
  };
}

type AddressText = Record<
  "first" | "last" | "street" | "zip" | "city" | "country" | "phone",
  string | undefined
>;

function addressOf({ first, last, street, zip, city, country, phone }: AddressText): MedusaAddress {
  const trimmed = (value: string | undefined) => (value ?? "").trim();
  return {
    first_name: trimmed(first),
    last_name: trimmed(last),
    address_1: trimmed(street),
    postal_code: trimmed(zip),
    city: trimmed(city),
    country_code: trimmed(country),
    phone: trimmed(phone),
  };
}
