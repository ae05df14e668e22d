import type { Cart, Summary } from "../commerce/answers.server.ts";
import { CHECKED, HOME_COUNTRY, type OrderFields } from "./orderRules.ts";

/** The order form as last saved on the cart, so that a reload or a way back from paying loses nothing. */
export function fieldsOfCart(cart: Cart, { terms }: Summary): OrderFields {
  const delivery = cart.shipping_address;
  const bill = cart.billing_address;
  const own = isOwnBilling(cart) ? bill : null;
  // With pick-up the address that was typed is kept as the bill's.
  const place = delivery?.address_1 || own ? delivery : (bill ?? delivery);
  const { message, vat_id } = cart.metadata;
  return {
    firstName: delivery?.first_name,
    lastName: delivery?.last_name,
    company: delivery?.company,
    vatId: typeof vat_id === "string" ? vat_id : "",
    email: cart.email,
    phone: delivery?.phone,
    street: place?.address_1,
    addition: place?.address_2,
    zip: place?.postal_code,
    city: place?.city,
    country: terms.outside_germany ? delivery?.country_code : "",
    billing: own ? CHECKED : "",
    billingFirstName: own?.first_name,
    billingLastName: own?.last_name,
    billingCompany: own?.company,
    billingStreet: own?.address_1,
    billingAddition: own?.address_2,
    billingZip: own?.postal_code,
    billingCity: own?.city,
    billingCountry: own?.country_code,
    message: typeof message === "string" ? message : "",
    shipping: terms.shipping,
    expressBuild: terms.express_build ? CHECKED : "",
    outsideGermany: terms.outside_germany ? CHECKED : "",
    dataSecurity: terms.data_security ? CHECKED : "",
  };
}

const NAMES = ["first_name", "last_name", "company"] as const;
const PLACE = ["address_1", "address_2", "postal_code", "city"] as const;

/** Whether the shopper gave the bill an address of its own; without an address of delivery it is told by names and country. */
function isOwnBilling({ billing_address: bill, shipping_address: delivery }: Cart): boolean {
  if (!bill?.address_1) return false;
  const compared = delivery?.address_1 ? [...NAMES, ...PLACE] : NAMES;
  if ((bill.country_code || HOME_COUNTRY) !== (delivery?.country_code || HOME_COUNTRY)) return true;
  return compared.some((name) => bill[name] !== delivery?.[name]);
}
