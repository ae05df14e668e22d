import type { MedusaContainer } from "@medusajs/framework/types";
import type { Kind } from "@planke46/furniture-rules";
import type { LineFacts } from "../configuration/line-facts";
import { CONFIGURATIONS } from "../modules/configurations";
import type ConfigurationsService from "../modules/configurations/service";
import { PRICE_VERSIONS } from "../modules/prices";
import type PricesService from "../modules/prices/service";
import { languageOf } from "../ordering/language";
import { type GoneChoice, goneChoices } from "../planks/gone";
import { readRepriced } from "../prices/read-repriced";
import type { Repriced } from "../prices/repricing";
import type { PayBy } from "./pay-by";
import { CURRENCY } from "./regions";
import type { CartState } from "./state";
import type { CartTerms } from "./terms";

export interface SummaryLine {
  id: string;
  kind: Kind;
  title: string;
  price: number;
  discount_amount: number;
  discount_price: number;
  /** Made for this shopper: no right of withdrawal (§ 312g Abs. 2 Nr. 1 BGB). */
  made_to_measure: boolean;
  configuration_id: string;
  /** What a card of the line says, in German; null for lines from before facts were kept. */
  facts: LineFacts | null;
  /** The frozen configuration in the words of the rules. */
  configuration: Record<string, unknown>;
  /** Picked planks that somebody else has bought or is paying for: the cart cannot be ordered with this line. */
  planks_gone: GoneChoice[];
}

/** The bill of a cart for its shopper; whole EUR, VAT included. */
export interface CartSummary {
  lines: SummaryLine[];
  goods: number;
  multi_item_discount: number;
  pickup_deduction: number;
  express_fee: number;
  voucher_sum: number;
  total: number;
  currency_code: string;
  terms: Omit<CartTerms, "voucher_code">;
  voucher_code: string | null;
  pay_by: PayBy;
  /** The version of the shop's prices the cart is counted with. */
  price_version: number;
  /** What new prices have changed since the shopper last went to pay; kept until the next time. */
  repriced: Repriced[];
}

/** The bill at the current prices, and what they have changed; from now on the shopper counts as told. */
export async function summaryOf(container: MedusaContainer, cartId: string): Promise<CartSummary> {
  const state = await readRepriced(container, cartId);
  const { terms, money, vouchers, prices } = state;
  const { voucher_code, ...chosen } = terms;
  if (!prices.shown) {
    await container.resolve<PricesService>(PRICE_VERSIONS).markShown(cartId, prices.version);
  }
  return {
    lines: await summaryLines(container, state),
    goods: money.goods,
    multi_item_discount: money.lines.reduce((sum, { discountAmount }) => sum + discountAmount, 0),
    pickup_deduction: money.pickupDeduction,
    express_fee: money.expressFee,
    voucher_sum: money.voucherSum,
    total: money.total,
    currency_code: CURRENCY,
    terms: chosen,
    voucher_code: vouchers.some(({ code }) => code === voucher_code) ? voucher_code : null,
    pay_by: state.payBy,
    price_version: prices.version,
    repriced: prices.repriced,
  };
}

async function summaryLines(container: MedusaContainer, state: CartState): Promise<SummaryLine[]> {
  const { cart, lines, money } = state;
  const configurations = await configurationsById(
    container,
    lines.map(({ configuration_id }) => configuration_id),
  );
  const gone = await goneChoices(container, cart.id, configurations, languageOf(cart.locale));
  return money.lines.map(({ id, kind, price, discountAmount, discountPrice }, index) => {
    const configurationId = lines[index]?.configuration_id ?? "";
    return {
      id,
      kind,
      title: lines[index]?.title ?? "",
      price,
      discount_amount: discountAmount,
      discount_price: discountPrice,
      made_to_measure: lines[index]?.facts?.made_to_measure ?? false,
      configuration_id: configurationId,
      facts: lines[index]?.facts ?? null,
      configuration: configurations.get(configurationId) ?? {},
      planks_gone: gone.get(configurationId) ?? [],
    };
  });
}

async function configurationsById(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map();
  const rows = await container
    .resolve<ConfigurationsService>(CONFIGURATIONS)
    .listFurnitureConfigurations({ id: ids }, { select: ["id", "configuration"], take: ids.length });
  return new Map(rows.map(({ id, configuration }) => [id, configuration]));
}
