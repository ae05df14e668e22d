import type { MedusaContainer } from "@medusajs/framework/types";
import { kindName } from "@planke46/furniture-rules";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { Refusal } from "../../core/refusal/refusal";
import { textsIn } from "../../language/texts";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { describeLine } from "../orders/describe";
import { orderDocument } from "../orders/order-document";
import { INK, LINE_WIDTH } from "../production-sheet/layout";
import { longDay } from "./formats";
import { frameOf } from "./freeze";
import { addressAndFacts, columnWidths, described, letter, ruled, titleOf } from "./page";

/**
 * What goes along with the goods: pieces and no price. Not frozen, and no paper of the books. Throws a not-found {@link Refusal}
 * where there is nothing to deliver.
 */
export async function deliveryNote(
  container: MedusaContainer,
  orderId: string,
  today: Date,
): Promise<{ number: string; page: TDocumentDefinitions }> {
  const [order, shop] = await Promise.all([orderDocument(container, orderId), shopDetails(container)]);
  if (order.lines.length === 0 && order.ordinary.lines.length === 0)
    throw Refusal.notFound(`The order ${orderId} has nothing to deliver`);
  const frame = frameOf(order, shop);
  const { language, buyer, shipTo, seller, pickup } = frame;
  const words = textsIn(language).papers;
  const title = `${words.delivery.title} ${order.number}`;
  const pieces = [
    ...order.lines.map((line) => ({
      title: kindName(line.kind, language),
      number: line.number,
      details: describeLine(line, language).map(({ label, value }) => `${label}: ${value}`),
      quantity: 1,
    })),
    ...order.ordinary.lines.map(({ title: name, quantity }) => ({
      ...{ title: name, quantity },
      number: "",
      details: [],
    })),
  ];
  const rows = pieces.map((piece, index) => [String(index + 1), described(piece), String(piece.quantity)]);
  const page = letter({ seller, language }, title, words.page, [
    addressAndFacts(seller, shipTo ?? buyer, language, [
      [words.issued, longDay(today.toISOString(), language)],
      [words.order, words.placed(order.number, longDay(order.placedAt.toISOString(), language))],
      ...(pickup ? [[words.supply, words.delivery.pickup] as const] : []),
    ]),
    titleOf(title),
    ruled(words.delivery.head, columnWidths(5, 82, 13), rows, [2]),
    signature(words.delivery.received),
  ]);
  return { number: order.number, page };
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
