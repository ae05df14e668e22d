import { asciiEmail, hasInvoiceAddress, orderContactIssues } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import type { RefusalIssue } from "../../core/refusal/refusal";
import type { OrderRecord } from "../../modules/orders/order-record";
import { forwarderIssues } from "../contact/forwarder";
import { contactRefusal } from "../contact/words";
import { type StoredAddress, sameAddress } from "../orders/address";
import type { OrderStanding } from "./plan";
import type { Wish } from "./wish";

/** Why something cannot be changed any more, and what staff do first. */
export const PARTLY_PACKED =
  "Ein Teil der Bestellung ist schon gepackt oder unterwegs. Was nur gepackt ist, nimmst du zuerst bei der Erfüllung mit „Abbrechen“ zurück.";

/** The recipient of the order from now on; addresses always as a whole. */
export interface ContactPlan {
  email: string;
  shipping_address: StoredAddress;
  billing_address: StoredAddress;
}

/** The recipient as wished; null where the recipient stays, or where `issues` says what is wrong with the wish. */
export function wishedContact(
  order: OrderStanding,
  { shipping }: Pick<OrderRecord, "shipping">,
  wish: Wish,
  issues: RefusalIssue[],
): ContactPlan | null {
  const country_code = order.delivery?.country_code;
  const own = hasInvoiceAddress({ shipping_address: order.delivery, billing_address: order.billing });
  const delivery = wish.shipping_address ? { country_code, ...wish.shipping_address } : order.delivery;
  const bill = wish.billing_address === undefined && own ? order.billing : (wish.billing_address ?? delivery);
  const contact = { email: wish.email ?? order.email, shipping_address: delivery, billing_address: bill };
  const present = { email: order.email, shipping_address: order.delivery, billing_address: order.billing };
  const { outside_germany } = order.record;
  const found = orderContactIssues({
    ...(contact as ContactPlan),
    shipping,
    outside_germany,
    home_country: market().homeCountry,
    data_security: true,
  }).map((issue) => contactRefusal(issue, "de"));
  const kinds = order.lines.map(({ kind }) => kind);
  // A place to which it goes already is staff's matter with the forwarder.
  const isElsewhere = order.record.shipping !== "delivery" || !samePlace(delivery, order.delivery);
  if (shipping === "delivery" && isElsewhere) found.push(...forwarderIssues(kinds, delivery, "de"));
  issues.push(...found);
  if (found.length > 0 || sameContact(contact, present)) return null;
  const tidy = contact as ContactPlan;
  // An order from before the form had a country may still get one.
  if (country_code && (tidy.shipping_address.country_code ?? country_code) !== country_code)
    issues.push({
      path: "shipping_address.country_code",
      code: "country_fixed",
      message:
        "In ein anderes Land lässt sich eine Bestellung nicht umleiten. Storniere sie und lass neu bestellen.",
    });
  if (order.lines.some((line) => line.shipped) && !sameAddress(delivery, order.delivery))
    issues.push({
      path: "shipping_address",
      code: "line_shipped",
      message: `Die Lieferadresse lässt sich nicht mehr ändern: ${PARTLY_PACKED}`,
    });
  return { ...tidy, email: asciiEmail(tidy.email).toLowerCase() };
}

interface Contact {
  email: unknown;
  shipping_address?: object | null | undefined;
  billing_address?: object | null | undefined;
}

/** Whether two addresses name one door. Names and phone numbers do not count. */
function samePlace(one: Contact["shipping_address"], other: Contact["shipping_address"]): boolean {
  const person = { first_name: "", last_name: "", company: "", phone: "" };
  return sameAddress({ ...one, ...person }, { ...other, ...person });
}

function sameContact(one: Contact, other: Contact): boolean {
  return (
    one.email === other.email &&
    sameAddress(one.shipping_address, other.shipping_address) &&
    // Without an address of its own the bill follows the delivery.
    sameAddress(one.billing_address ?? one.shipping_address, other.billing_address ?? other.shipping_address)
  );
}
