import type { Address, Cart, Summary } from "../commerce/answers.server.ts";
import { CHECKED, type OrderFields } from "./orderRules.ts";

/** The order form as it was last saved on the cart, so that a reload or a way back from paying loses nothing. */
export function fieldsOfCart(cart: Cart, { terms }: Summary): OrderFields {
  const shipping = cart.shipping_address;
  const billing = isOwnBilling(cart) ? cart.billing_address : null;
  const message = cart.metadata.message;
  return {
    firstName: shipping?.first_name,
    lastName: shipping?.last_name,
    email: cart.email,
    phone: shipping?.phone,
    street: shipping?.address_1,
    zip: shipping?.postal_code,
    city: shipping?.city,
    country: terms.outside_germany ? shipping?.country_code : "",
    billing: billing ? CHECKED : "",
    billingFirstName: billing?.first_name,
    billingLastName: billing?.last_name,
    billingStreet: billing?.address_1,
    billingZip: billing?.postal_code,
    billingCity: billing?.city,
    billingCountry: billing?.country_code,
    message: typeof message === "string" ? message : "",
    shipping: terms.shipping,
    expressBuild: terms.express_build ? CHECKED : "",
    outsideGermany: terms.outside_germany ? CHECKED : "",
    dataSecurity: terms.data_security ? CHECKED : "",
  };
}

const COMPARED = ["first_name", "last_name", "address_1", "postal_code", "city"] as const;

function isOwnBilling({ billing_address, shipping_address }: Cart): boolean {
  if (!billing_address?.address_1) return false;
  const differs = (name: (typeof COMPARED)[number], shipping: Address) =>
    billing_address[name] !== shipping?.[name];
  return COMPARED.some((name) => differs(name, shipping_address));
}
