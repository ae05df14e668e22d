import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { factLines, type Kind, kindName } from "@planke46/furniture-rules";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { day } from "../../core/formats";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { SAFETY } from "../../language/safety";
import { textsIn } from "../../language/texts";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { describeLine } from "../orders/describe";
import { type Fulfilment, fulfilmentsOf } from "../orders/fulfilments";
import { type OrderDocument, orderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { INK, LINE_WIDTH } from "../production-sheet/layout";
import { frameOf } from "./freeze";
import { addressAndFacts, columnWidths, described, letter, ruled, titleOf } from "./page";

/** Which goods are meant: a shipment by its id; left out, what has not left the workshop. */
export const deliveryNoteQuery = z.strictObject({ shipment: z.string().max(100).optional() });

/**
 * What goes along with the goods: what is in a shipment, and no price. Without one, what is still to go, or, where all of it has gone,
 * the whole order. What came back is on no note. Not frozen, and no paper of the books. Throws a not-found {@link Refusal} for no shipment
 * of the order, for one of which everything came back, and where there is nothing to deliver.
 */
export async function deliveryNote(
  container: MedusaContainer,
  orderId: string,
  { shipment }: z.infer<typeof deliveryNoteQuery>,
  today: Date,
): Promise<{ number: string; page: TDocumentDefinitions }> {
  const [order, shop, fulfilments] = await Promise.all([
    orderDocument(container, orderId),
    shopDetails(container),
    fulfilmentsOf(container, orderId),
  ]);
  const parcel = shipment === undefined ? undefined : fulfilments.find(({ id }) => id === shipment);
  if (shipment !== undefined && !parcel) throw Refusal.notFound("Diese Sendung gibt es nicht.");
  const goods = goodsOf(order);
  if (goods.length === 0) throw Refusal.notFound(`The order ${orderId} has nothing to deliver`);
  const gone = fulfilments.filter(({ shippedAt, deliveredAt }) => shippedAt ?? deliveredAt);
  const along = parcel ? inParcel(goods, parcel) : stillToGo(goods, gone);
  if (along.length === 0)
    throw Refusal.notFound("Von dieser Sendung ist alles zurückgekommen oder auf dem Rückweg.");
  const elsewhere = goods.filter(({ id }) => !along.some((one) => one.id === id));
  const frame = frameOf(order, shop);
  const { language, buyer, shipTo, seller, pickup } = frame;
  const words = textsIn(language).papers;
  const title = `${words.delivery.title} ${order.number}`;
  const rows = along.map((one, index) => [String(index + 1), described(one), String(one.quantity)]);
  const phone = pickup ? undefined : order.delivery?.phone || order.billing?.phone;
  const sent = [parcel?.forwarder, ...(parcel?.tracking ?? []).map((one) => one.number)].filter(Boolean);
  const page = letter({ seller, language }, title, words.page, [
    addressAndFacts(seller, shipTo ?? buyer, language, [
      [words.issued, day(today, language)],
      [words.order, words.placed(order.number, day(order.placedAt, language))],
      ...(phone ? [[words.delivery.phone, phone] as const] : []),
      ...(sent.length > 0 ? [[words.delivery.shipment, sent.join(", ")] as const] : []),
      ...(pickup ? [[words.supply, words.delivery.pickup] as const] : []),
    ]),
    titleOf(title),
    ruled(words.delivery.head, columnWidths(5, 82, 13), rows, [2]),
    ...(elsewhere.length > 0
      ? [
          {
            text: words.delivery.elsewhere(elsewhere.map((one) => one.number || one.title).join(", ")),
            margin: [0, 10, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
    ...disposalOf(along, language),
    signature(words.delivery.received),
  ]);
  return { number: order.number, page };
}

interface Goods {
  /** Of the order's line. */
  id: string;
  title: string;
  number: string;
  details: string[];
  quantity: number;
  /** Of furniture. */
  kind?: Kind;
}

/** What an order brings to its customer: its pieces that did not come back, with weight and size of their parcels, and its products. */
function goodsOf({ lines, ordinary, language }: OrderDocument): Goods[] {
  const pieces = lines
    .filter(({ returned }) => !returned)
    .map((line) => ({
      id: line.id,
      title: kindName(line.kind, language),
      number: line.number,
      details: [...describeLine(line, language), ...carried(line.furniture, language)].map(
        ({ label, value }) => `${label}: ${value}`,
      ),
      quantity: 1,
      kind: line.kind,
    }));
  const products = ordinary.lines.map(({ id, title, quantity }) => ({
    ...{ id, title, quantity },
    number: "",
    details: [],
  }));
  return [...pieces, ...products];
}

/** What the forwarder wants to know. */
function carried({ kind, configuration }: OrderLine["furniture"], language: Language) {
  return factLines(kind, configuration, language)
    .filter(({ code }) => code === "weight" || code === "parcel")
    .map(({ name, value }) => ({ label: name, value }));
}

function inParcel(goods: readonly Goods[], { quantities }: Fulfilment): Goods[] {
  return goods.flatMap((one) => {
    const quantity = quantities.get(one.id);
    return quantity === undefined ? [] : [{ ...one, quantity }];
  });
}

/** Of a product in several parcels the rest. */
function stillToGo(goods: readonly Goods[], gone: readonly Fulfilment[]): readonly Goods[] {
  const left = goods.flatMap((one) => {
    const sent = gone.reduce((sum, { quantities }) => sum + (quantities.get(one.id) ?? 0), 0);
    return sent >= one.quantity ? [] : [{ ...one, quantity: one.quantity - sent }];
  });
  return left.length > 0 ? left : goods;
}

/** It goes along in writing with each electrical device (§ 18 Abs. 4 ElektroG). */
function disposalOf(goods: readonly Goods[], language: Language): Content[] {
  const kinds = new Set(goods.flatMap(({ kind }) => kind ?? []));
  return [...kinds].flatMap((kind) => {
    const { disposal } = SAFETY[language][kind];
    if (!disposal) return [];
    const title = textsIn(language).papers.delivery.disposal(kindName(kind, language));
    return [{ stack: [{ text: title, bold: true }, ...disposal], margin: [0, 14, 0, 0], unbreakable: true }];
  });
}

function signature(text: string): Content {
  return {
    unbreakable: true,
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, y1: 0, x2: LINE_WIDTH / 2, y2: 0, lineWidth: 0.5, lineColor: INK.text },
        ],
        margin: [0, 60, 0, 4],
      },
      { text, style: "quiet" },
    ],
  };
}
