import { isDeepStrictEqual } from "node:util";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { inCurrency } from "../../../core/formats";
import { market } from "../../../core/options/market";
import { Refusal } from "../../../core/refusal/refusal";
import { fulfilmentsOf } from "../../../domain/orders/fulfilments";
import { regionsOf } from "../../../domain/regions/regions";
import { ORDERS } from "../../../modules/orders";
import { isOfFurniture } from "../../../modules/orders/of-furniture";
import { RECORD_KEYS } from "../../../modules/orders/order-record";
import { isOfReservation } from "../../../modules/orders/reservations";
import { isBeingEdited, keptOf } from "../../../modules/orders/versions";
import type { RuleName } from "../decision";
import { type Asked, isRecord } from "./asked";
import { assertChannelKept, assertKeyChannels, assertKeyKept, assertStoreKept } from "./channel";
import { assertDeliveryKept, assertOptionKept, assertTypeKept } from "./delivery";
import {
  addressKept,
  assertCompletable,
  assertMayLeave,
  assertNotCancelled,
  assertPackable,
  assertReceived,
  assertReturnable,
  assertWholeQuantity,
} from "./order-deeds";
import {
  assertChannelProducts,
  assertFirstOfKind,
  assertNoFurnitureInBatch,
  assertNoStockOfFurniture,
  assertOneVariant,
  assertSameKind,
} from "./products";
import { assertStaffLeft } from "./staff";
import { assertFurnitureTaxed, assertTaxKept, assertTaxPresent, assertTypeTaxed } from "./taxes";

const ADDRESSES = ["shipping_address", "billing_address"] as const;

/** E-mail address, language and notes may change here; where it goes and what was agreed may not. */
async function assertOrderFacts({ container, params, body }: Asked): Promise<void> {
  if (typeof body.email === "string" && body.email.trim() === "") {
    const message =
      "Ohne E-Mail-Adresse erfährt der Kunde nichts mehr von seiner Bestellung. Trage ein, unter welcher er zu erreichen ist.";
    throw Refusal.single("email", message, "email_required");
  }
  const address = ADDRESSES.find((field) => body[field] !== undefined);
  if (address) throw addressKept(address);
  if (body.metadata === undefined) return;
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: params.id }, { select: ["id", "metadata"], take: 1 });
  const changed = order && changedFact(order.metadata ?? {}, body.metadata);
  if (changed) throw recordKept(changed);
}

export function recordKept(key: string): Refusal {
  const message = `${key} gehört zu dem, was vereinbart ist (Rechnung, Produktionsblatt, Mails), und wird nur mit „Auftrag ändern“ geändert. Eigene Notizen bekommen einen anderen Namen.`;
  return Refusal.single(`metadata.${key}`, message, "order_record");
}

/** Medusa puts the given keys over the stored ones, and clears all of them for null. */
function changedFact(stored: Record<string, unknown>, given: unknown): string | undefined {
  if (given === null) return RECORD_KEYS.find((key) => stored[key] !== undefined);
  if (!isRecord(given)) return undefined;
  return RECORD_KEYS.find((key) => given[key] !== undefined && !isDeepStrictEqual(given[key], stored[key]));
}

/**
 * A payment of an order comes whole or not at all: what is captured says to customer and workshop that it is paid. A
 * reservation is paid after its offer, by its link or by the transfer that the order's page takes; before, its sum is open.
 */
async function assertCapture({ container, params, body }: Asked): Promise<void> {
  const paymentId = params.id ?? "";
  const orders = container.resolve(ORDERS);
  if (await isOfReservation(orders.run, paymentId)) {
    const message =
      "Diese Bestellung ist eine Reservierung, der noch das Angebot fehlt: Mach es unter „Reservierungen“. Der Kunde bezahlt dann über den Link in seiner Mail.";
    throw Refusal.single("", message, "not_offered");
  }
  if (body.amount === undefined || body.amount === null) return;
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: paymentId }, { select: ["id", "amount", "currency_code"], take: 1 });
  if (!payment || Number(body.amount) === Number(payment.amount)) return;
  const whole = inCurrency(Number(payment.amount), "de", payment.currency_code);
  const message = `Diese Zahlung wird nur im Ganzen eingezogen (${whole}): Sonst gälte die Bestellung als bezahlt. Geld zurückgeben kannst du danach.`;
  throw Refusal.single("amount", message, "partial_capture");
}

const options = z.array(
  z.object({ prices: z.array(z.object({ amount: z.coerce.number() }).nullish()).nullish() }),
);

/** What a return costs the customer is kept back from the refund; on the order it would be a sum no bill knows. */
async function assertFreeReturnShipping({ container, body }: Asked): Promise<void> {
  const { custom_amount, shipping_option_id } = body;
  const message =
    "Rücksendekosten kommen nicht auf die Bestellung, sonst weicht ihre Summe von der Rechnung ab: Trage 0 ein und gib bei der Zahlung entsprechend weniger zurück.";
  if (custom_amount !== undefined && custom_amount !== null) {
    if (Number(custom_amount) === 0) return;
    throw Refusal.single("custom_amount", message, "return_cost");
  }
  if (typeof shipping_option_id !== "string") return;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: ["prices.amount"],
    filters: { id: shipping_option_id },
  });
  const costs = options
    .parse(data)
    .some(({ prices }) => (prices ?? []).some((price) => (price?.amount ?? 0) > 0));
  if (costs) throw Refusal.single("shipping_option_id", message, "return_cost");
}

/*
 * A cart is in one of two regions, at home or abroad. When one is deleted, shoppers there can no longer order; a new region in its place
 * has no ways to pay.
 */

/** The two regions stay, at home with its country and both in the shop's currency. Names, ways to pay and countries abroad may change. */
async function assertRegionKept(asked: Asked): Promise<void> {
  await assertTaxPresent(asked);
  const { container, method, params, body } = asked;
  const regions = await regionsOf(container).catch(() => undefined);
  // Where one is missing already, staff may do what brings it back.
  if (!regions) return;
  const { home, abroad } = regions;
  if (params.id !== home && params.id !== abroad) return;
  if (method === "DELETE") throw needed("");
  const { currency_code, countries } = body;
  if (typeof currency_code === "string" && currency_code.toLowerCase() !== market().currency)
    throw needed("currency_code");
  if (!Array.isArray(countries)) return;
  const losesHome = params.id === home && !countries.includes(market().homeCountry);
  if (losesHome || countries.length === 0) throw needed("countries");
}

function needed(path: string): Refusal {
  const message =
    "In dieser Region wird bestellt: Ohne sie verkauft der Shop dort nichts mehr. Name, Zahlungsarten und weitere Länder kannst du ändern. Soll es eine Zeit lang keine Bestellungen geben, schalte die Zahlungsarten der Region aus.";
  return Refusal.single(path, message, "region_needed");
}

/**
 * An order is cancelled whole, before anything of it is packed: Medusa says so in English, and names no other way. One
 * that is paid by transfer is cancelled after staff have transferred its money back. The shop has no access to the bank account: Medusa would
 * enter a refund that was never made, and the customer would get a mail about it. While a return is begun Medusa gives the money back
 * and then cannot cancel: that alone holds for ordinary goods as well.
 */
async function assertCancellable({ container, params }: Asked): Promise<void> {
  const { run } = container.resolve(ORDERS);
  const id = params.id ?? "";
  const isFurniture = await isOfFurniture(run, id);
  if (isFurniture && (await fulfilmentsOf(container, id)).length > 0) {
    const message =
      "Von dieser Bestellung ist schon etwas gepackt oder verschickt: Als Ganze lässt sie sich nicht mehr stornieren. Was nur gepackt ist, nimmst du zuerst bei der Erfüllung mit „Abbrechen“ zurück. Ist etwas unterwegs oder zugestellt, nimm das Übrige mit „Auftrag ändern“ heraus; was zurückkommt, erstattest du bei der Zahlung.";
    throw Refusal.single("", message, "already_packed");
  }
  if (await isBeingEdited(run, id)) {
    const message =
      "Nicht storniert: An dieser Bestellung ist eine Rücksendung angefangen und noch nicht abgeschlossen. Nimm sie auf dieser Seite mit „Rückgabe abbrechen“ zurück, und storniere dann.";
    throw Refusal.single("", message, "change_open");
  }
  if (!isFurniture) return;
  const kept = await keptOf(run, id);
  const transferred = kept
    .filter(({ provider_id }) => provider_id === market().paymentProviders.transfer)
    .reduce((sum, one) => sum + one.kept, 0);
  if (transferred <= 0) return;
  const message = `Diese Bestellung ist mit einer Überweisung bezahlt, und die kann der Shop nicht zurückschicken. Überweise dem Kunden ${inCurrency(transferred, "de")}, trage sie bei der Zahlung als Erstattung ein, und storniere die Bestellung dann.`;
  throw Refusal.single("", message, "transfer_kept");
}

async function assertNewProduct(asked: Asked): Promise<void> {
  await assertFirstOfKind(asked);
  await assertTypeTaxed(asked);
}

async function assertProductKept(asked: Asked): Promise<void> {
  await assertSameKind(asked);
  await assertTypeTaxed(asked);
}

/** Each throws a Refusal that says what to do instead. */
export const RULES: Record<RuleName, (asked: Asked) => Promise<void>> = {
  order_facts: assertOrderFacts,
  cancelling: assertCancellable,
  cancelled_order: assertNotCancelled,
  completing: assertCompletable,
  packing: assertPackable,
  shipment: assertMayLeave,
  returning: assertReturnable,
  return_receipt: assertReceived,
  return_quantity: assertWholeQuantity,
  capture: assertCapture,
  free_return_shipping: assertFreeReturnShipping,
  new_product: assertNewProduct,
  furniture_product: assertProductKept,
  furniture_variants: assertOneVariant,
  variant_stock: assertNoStockOfFurniture,
  product_batch: assertNoFurnitureInBatch,
  shipping_option: assertOptionKept,
  delivery_type: assertTypeKept,
  delivery_setup: assertDeliveryKept,
  region: assertRegionKept,
  tax: assertTaxKept,
  furniture_tax: assertFurnitureTaxed,
  sales_channel: assertChannelKept,
  channel_products: assertChannelProducts,
  storefront_key: assertKeyKept,
  key_channels: assertKeyChannels,
  store_settings: assertStoreKept,
  staff: assertStaffLeft,
};
