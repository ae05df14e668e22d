import type { MedusaContainer } from "@medusajs/framework/types";
import { type Configuration, type Kind, madeToMeasure, type Part } from "@planke46/furniture-rules";
import { type Language, languageOf } from "../../../core/language";
import { CONFIGURATIONS } from "../../../modules/configurations";
import type ConfigurationsService from "../../../modules/configurations/service";
import type { OrderRecord } from "../../../modules/orders/order-record";
import type { Detail } from "../../orders/describe";
import { orderSheet, type SheetLine } from "../../orders/order-sheet";
import {
  type Address,
  containedTax,
  customerOrder,
  givenBack,
  quotedDelivery,
  type StoredOrder,
} from "../../orders/stored-order";

export interface MailLine {
  /** Number of the order and place of the line in it: "12.1". */
  number: string;
  kind: Kind;
  /** The piece in the words of the mail. */
  details: Detail[];
  configuration: Configuration;
  parts: Part[];
  madeToMeasure: boolean;
  /** EUR, VAT included. */
  price: number;
  /** The multi-item discount, EUR. */
  discount: number;
}

/** An order as its mails tell it, read when the mail is sent. */
export interface MailOrder {
  id: string;
  number: string;
  placedAt: Date;
  cancelled: boolean;
  /** Its payer disputes the payment, or has won the money back. */
  disputed: boolean;
  email: string;
  language: Language;
  /** Terms and bill as the shopper saw them; null for an order that did not come through the shop. */
  record: OrderRecord | null;
  lines: MailLine[];
  /** What staff have quoted for the delivery, EUR; 0 before. In the total. */
  deliveryCost: number;
  /** What came or went back since it was placed, EUR. In the total. */
  givenBack: number;
  /** What the order costs, EUR, and the VAT in it, as Medusa has booked it. */
  total: number;
  tax: number;
  /** Percent, as Medusa has booked them on pieces and shipping; the highest first. */
  taxRates: number[];
  delivery: Address | null;
  billing: Address | null;
}

/** Undefined: there is no such order (any more). Its pieces are described in `language`, unset in the order's own. */
export async function mailOrder(
  container: MedusaContainer,
  orderId: string,
  language?: Language,
): Promise<MailOrder | undefined> {
  const stored = await customerOrder(container, orderId);
  if (!stored) return undefined;
  const own = languageOf(stored.locale);
  const sheet = await orderSheet(container, orderId, language ?? own);
  const parts = await partsOf(container, sheet.lines);
  return {
    id: sheet.id,
    number: sheet.number,
    placedAt: new Date(stored.created_at),
    cancelled: stored.status === "canceled",
    disputed: sheet.disputed !== null,
    email: stored.email,
    language: own,
    record: sheet.record,
    lines: sheet.lines.map((line) => mailLine(line, parts.get(line.configuration_id) ?? [])),
    deliveryCost: quotedDelivery(stored),
    givenBack: givenBack(stored),
    total: stored.total,
    tax: containedTax(stored),
    taxRates: taxRatesOf(stored),
    delivery: stored.shipping_address,
    billing: stored.billing_address,
  };
}

function taxRatesOf({ items, shipping_methods }: StoredOrder): number[] {
  const rates = [...items, ...shipping_methods].flatMap(({ tax_lines }) => tax_lines.map(({ rate }) => rate));
  return [...new Set(rates)].sort((one, other) => other - one);
}

function mailLine(line: SheetLine, parts: Part[]): MailLine {
  const { number, kind, configuration, details, price, discount, facts } = line;
  return {
    number,
    kind,
    details,
    configuration: configuration as unknown as Configuration,
    parts,
    // What a shopper was told before ordering holds; the rules answer for lines from before it was kept.
    madeToMeasure: facts?.made_to_measure ?? madeToMeasure(kind, configuration as unknown as Configuration),
    price,
    discount,
  };
}

async function partsOf(
  container: MedusaContainer,
  lines: readonly SheetLine[],
): Promise<Map<string, Part[]>> {
  if (lines.length === 0) return new Map();
  const rows = await container
    .resolve<ConfigurationsService>(CONFIGURATIONS)
    .listFurnitureConfigurations(
      { id: lines.map(({ configuration_id }) => configuration_id) },
      { select: ["id", "parts"], take: lines.length },
    );
  return new Map(rows.map(({ id, parts }) => [id, parts as unknown as Part[]]));
}
