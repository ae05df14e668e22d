import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaStoreRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, decorateCartTotals } from "@medusajs/framework/utils";
import { shortlyKept } from "../core/cached";
import { Refusal } from "../core/refusal/refusal";
import { type CartState, readCart } from "../domain/cart/state";
import { type CartSummary, summarize } from "../domain/checkout/summary";
import { readRepriced } from "../workflows/runs/read-repriced";

type CartRequest = MedusaRequest | MedusaStoreRequest | AuthenticatedMedusaRequest;

/** The cart as Medusa's own routes answer it, with the fields the client asked for. */
export async function cartAnswer(request: CartRequest, cartId: string): Promise<unknown> {
  return (await fromState(request, () => readCart(request.scope, cartId))) ?? fromMedusa(request, cartId);
}

/** The same with the bill of the cart; both from one reading where that is possible. */
export async function answerWithSummary(
  request: CartRequest,
  cartId: string,
): Promise<{ cart: unknown; summary: CartSummary }> {
  const state = await readRepriced(request.scope, cartId);
  const [cart, summary] = await Promise.all([
    fromState(request, async () => state),
    summarize(request.scope, state),
  ]);
  return { cart: cart ?? (await fromMedusa(request, cartId)), summary };
}

/** Undefined when the client asked for other fields than the default ones, or the cart has what only Medusa knows. */
async function fromState(request: CartRequest, read: () => Promise<CartState>): Promise<unknown> {
  return request.query.fields === undefined ? defaultAnswer(request.scope, await read()) : undefined;
}

async function fromMedusa(request: CartRequest, cartId: string): Promise<unknown> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: request.queryConfig.fields,
    filters: { id: cartId },
  });
  if (!data[0]) throw Refusal.notFound(`There is no cart ${cartId}`);
  return data[0];
}

/** The `:id` of the path; the router never matches without one. */
export function cartIdOf(request: CartRequest): string {
  return request.params.id ?? "";
}

type Row = Record<string, unknown>;

/**
 * The cart as Medusa's own routes answer it by default, worked out from what has been read, with Medusa's own totals. Undefined for a
 * cart with a payment, a promotion or credit: what Medusa says of those has to be asked of it.
 */
async function defaultAnswer(
  container: MedusaContainer,
  { cart, collection, linked, customer }: CartState,
): Promise<Row | undefined> {
  if (collection || linked.length > 0 || cart.credit_lines?.length) return undefined;
  const [regions, products] = await Promise.all([regionAnswers(container), productAnswers(container)]);
  const region = regions.get(cart.region_id ?? "");
  const items = cart.items ?? [];
  if (!region || items.some(({ product_id }) => !products.has(product_id ?? ""))) return undefined;
  const counted = decorateCartTotals(structuredClone(cart) as Parameters<typeof decorateCartTotals>[0]);
  const whole = counted as unknown as Row;
  const { shipping_address_id, billing_address_id } = whole;
  return {
    ...picked(whole, CART_FIELDS),
    ...(shipping_address_id !== null && { shipping_address_id }),
    ...(billing_address_id !== null && { billing_address_id }),
    items: list(whole.items).map((item) => ({
      ...picked(item, ITEM_FIELDS),
      tax_lines: list(item.tax_lines).map((line) => picked(line, TAX_FIELDS)),
      adjustments: list(item.adjustments).map((one) =>
        picked(one, [...ADJUSTMENT_FIELDS, ...ITEM_ADJUSTMENT]),
      ),
      product: products.get(String(item.product_id)),
    })),
    shipping_methods: list(whole.shipping_methods).map((method) => ({
      ...picked(method, ["id", "amount", "is_tax_inclusive", "shipping_option_id"]),
      tax_lines: list(method.tax_lines).map((line) => picked(line, TAX_FIELDS)),
      adjustments: list(method.adjustments).map((one) => picked(one, ADJUSTMENT_FIELDS)),
    })),
    shipping_address: address(whole.shipping_address),
    billing_address: address(whole.billing_address),
    credit_lines: [],
    promotions: [],
    ...(customer && { customer }),
    region,
  };
}

const CART_FIELDS =
  "id currency_code email locale region_id created_at updated_at completed_at total subtotal tax_total discount_total discount_subtotal discount_tax_total original_total original_tax_total item_total item_subtotal item_tax_total item_discount_total original_item_total original_item_subtotal original_item_tax_total shipping_total shipping_subtotal shipping_tax_total shipping_discount_total original_shipping_tax_total original_shipping_subtotal original_shipping_total credit_line_subtotal credit_line_tax_total credit_line_total metadata sales_channel_id customer_id".split(
    " ",
  );
const ITEM_FIELDS =
  "id thumbnail variant_id product_id is_giftcard product_type_id product_title product_description product_subtitle product_type product_collection product_handle variant_sku variant_barcode variant_title requires_shipping metadata created_at updated_at title quantity unit_price compare_at_unit_price is_tax_inclusive".split(
    " ",
  );
const TAX_FIELDS = ["id", "description", "code", "rate", "provider_id", "data", "metadata"];
const ADJUSTMENT_FIELDS = ["id", "code", "amount"];
const ITEM_ADJUSTMENT = ["promotion_id", "is_tax_inclusive"];
const ADDRESS_FIELDS =
  "id first_name last_name company address_1 address_2 city postal_code country_code province phone".split(
    " ",
  );
const MOMENTS = ["created_at", "updated_at", "completed_at"];

function picked(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(fields.map((field) => [field, valueIn(row, field)]));
}

/** Moments are written as JavaScript writes them, as everywhere in Medusa's answers. */
function valueIn(row: Row, field: string): unknown {
  const value = row[field] ?? null;
  return MOMENTS.includes(field) && value !== null ? new Date(String(value)).toISOString() : value;
}

function list(rows: unknown): Row[] {
  return Array.isArray(rows) ? rows : [];
}

function address(row: unknown): Row | null {
  return row ? picked(row as Row, ADDRESS_FIELDS) : null;
}

/** What an answer says of a region, by its id. */
const regionAnswers = shortlyKept(async (container: MedusaContainer): Promise<Map<string, Row>> => {
  const fields = ["id", "name", "currency_code", "automatic_taxes", "countries.*"];
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "region", fields });
  return new Map(data.map((region: Row) => [String(region.id), region]));
});

/** What an answer says of the product of a line, by its id. */
const productAnswers = shortlyKept(async (container: MedusaContainer): Promise<Map<string, Row>> => {
  const fields = ["id", "collection_id", "type_id", "categories.id", "tags.id"];
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "product", fields, pagination: { take: 500 } });
  return new Map(data.map((product: Row) => [String(product.id), product]));
});
