import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Configuration, isKind, partsOf } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { INQUIRIES } from "../../modules/inquiries";
import type { MessageRow } from "../../modules/inquiries/rows";
import { type Detail, drawLine } from "../orders/describe";
import { pieceOf } from "./message-mails";

/** A message as staff read it. */
export interface MessageSheet extends MessageRow {
  /** German name of the piece its sender was looking at. */
  piece: string | null;
  details: Detail[];
  /** A standalone SVG of that piece. */
  drawing: string | null;
  /** Orders placed with the same e-mail, newest first. */
  orders: { id: string; number: string }[];
}

/** Throws a not-found Refusal. */
export async function messageSheet(container: MedusaContainer, id: string): Promise<MessageSheet> {
  const [message] = await container.resolve(INQUIRIES).listFurnitureMessages({ id: [id] }, { take: 1 });
  if (!message) throw Refusal.notFound(`There is no message ${id}`);
  return {
    ...message,
    ...pieceOf(message),
    drawing: drawingOf(message),
    orders: await ordersOf(container, message.email),
  };
}

function drawingOf({ kind, configuration }: MessageRow): string | null {
  if (!isKind(kind) || !configuration) return null;
  return drawLine({ kind, parts: partsOf(kind, configuration as unknown as Configuration) });
}

async function ordersOf(container: MedusaContainer, email: string): Promise<MessageSheet["orders"]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id"],
    filters: { email },
    pagination: { take: 20, order: { created_at: "DESC" } },
  });
  return data.map(({ id, display_id }) => ({ id, number: String(display_id) }));
}
