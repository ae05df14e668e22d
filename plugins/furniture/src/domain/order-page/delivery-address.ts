import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { hasInvoiceAddress, orderContactIssues } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { ORDERS } from "../../modules/orders";
import { CHANGED_BY_CUSTOMER } from "../../modules/orders/untold";
import { isBeingEdited } from "../../modules/orders/versions";
import { forwarderIssues } from "../contact/forwarder";
import { contactRefusal } from "../contact/words";
import { queueMail } from "../mails/queue-mail";
import { finishChange } from "../order-change/finish";
import { type StoredAddress, sameAddress } from "../orders/address";
import { whileUnedited, withOrder } from "../orders/order-lock";
import { addressFixed, orderByToken, type PageOrder } from "./order-page";

const field = z.string("must be a text").trim();

/** The fields of a delivery address in the cart; the rules of contact data judge what they say. */
export const deliveryAddressBody = z.strictObject({
  first_name: field,
  last_name: field,
  company: field.optional(),
  address_1: field,
  address_2: field.optional(),
  postal_code: field,
  city: field,
  country_code: field.optional(),
  language: z.string("must be a language such as de or en").max(20).default("de"),
});
export type DeliveryAddress = Omit<z.infer<typeof deliveryAddressBody>, "language">;

/**
 * Gives an order another delivery address, until something of it is packed. A bill without an address of its own follows it, as it
 * does when staff change the order. What the address was before is kept among Medusa's changes of the order, where staff see it.
 * Throws a {@link Refusal} with the customer's words, or the not-found one of {@link orderByToken}.
 * @returns false where it was the order's already
 */
export async function changeDeliveryAddress(
  container: MedusaContainer,
  token: string,
  address: DeliveryAddress,
  language: Language,
): Promise<boolean> {
  const { order } = await orderByToken(container, token);
  return withOrder(container, order.id, async () => {
    // A change of staff's that a crash left half done would write its own address over this one later.
    await finishChange(container, order.id);
    return whileUnedited(container, order.id, async () => {
      const found = await orderByToken(container, token);
      await refuse(container, found, language);
      const wished = wishedAddress(found, address, language);
      if (sameAddress(wished, found.order.delivery)) return false;
      await write(container, found, wished);
      return true;
    });
  });
}

async function refuse(container: MedusaContainer, found: PageOrder, language: Language): Promise<void> {
  const fixed = addressFixed(found);
  if (fixed) throw Refusal.single("", textsIn(language).refusals.deliveryAddress[fixed], `address_${fixed}`);
  const orders = container.resolve(ORDERS);
  if (await isBeingEdited(orders.run, found.order.id))
    throw Refusal.single("", textsIn(language).refusals.deliveryAddress.order_edit_open, "order_edit_open");
}

/** The whole address from now on. */
function wishedAddress(
  { order }: PageOrder,
  { country_code, ...address }: DeliveryAddress,
  language: Language,
): StoredAddress {
  const { delivery, billing, email, record } = order;
  const country = delivery?.country_code ?? "";
  const wished = {
    ...{ company: "", address_2: "", province: null },
    ...address,
    phone: delivery?.phone ?? null,
    country_code: country,
  };
  const kinds = order.lines.map(({ kind }) => kind);
  const found = orderContactIssues({
    email,
    // The phone number is not asked here: one that a former rule took stays.
    shipping_address: { ...wished, phone: null },
    billing_address: billing,
    shipping: "delivery",
    outside_germany: record.outside_germany,
    home_country: market().homeCountry,
    data_security: true,
  })
    .map((issue) => contactRefusal(issue, language))
    .filter(({ path }) => path.startsWith("shipping_address."));
  const issues = [...found, ...forwarderIssues(kinds, wished, language)].map((issue) => ({
    ...issue,
    path: issue.path.replace("shipping_address.", ""),
  }));
  if (country_code && country_code.toLowerCase() !== country.toLowerCase())
    issues.push({
      path: "country_code",
      code: "country_fixed",
      message: textsIn(language).refusals.deliveryAddress.otherCountry,
    });
  const [first, ...others] = issues;
  if (first) throw Refusal.of([first, ...others]);
  return wished;
}

/**
 * The address is rewritten where it lies: a former one left behind would belong to no order and never be erased. What it was is
 * written down first, so that no change goes unnoticed.
 */
async function write(container: MedusaContainer, { order }: PageOrder, wished: StoredAddress): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const { delivery, billing } = order;
  const follows = !hasInvoiceAddress({ shipping_address: delivery, billing_address: billing });
  const [change] = await orders.registerOrderChange([
    {
      order_id: order.id,
      change_type: "update_order",
      internal_note: CHANGED_BY_CUSTOMER,
      details: { type: "shipping_address", old: { ...delivery }, new: { ...wished } },
    },
  ]);
  const stored = await orders.retrieveOrder(order.id, { relations: ["shipping_address", "billing_address"] });
  const ids = [stored.shipping_address?.id, follows ? stored.billing_address?.id : undefined];
  // In one transaction: no crash leaves the bill at the former address. Medusa's type forgets that a field of an address may be empty.
  await orders.updateOrderAddresses(
    [...new Set(ids)].flatMap((id) => (id ? { id, ...(wished as object) } : [])),
  );
  if (change) await queueAddressMails(container, order.id, change.id);
}

/** Tells customer and workshop of a changed address, once for each of Medusa's entries about one. */
export async function queueAddressMails(
  container: MedusaContainer,
  order_id: string,
  changeId: string,
): Promise<void> {
  await queueMail(
    container,
    { order_id, template: "address_changed", key: `address_changed:${changeId}` },
    { order_id, template: "workshop_address_changed", key: `workshop_address_changed:${changeId}` },
  );
}
