import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readMessage } from "../../../domain/messages/message-body";
import { takeMessage } from "../../../domain/messages/messages";

/** Takes a question. A machine that filled in the hidden field gets the same answer as people. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await takeMessage(request.scope, readMessage(request.body));
  response.json({ sent: true });
}
