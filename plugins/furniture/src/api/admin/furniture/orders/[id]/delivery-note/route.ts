import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { deliveryNote, deliveryNoteQuery } from "../../../../../../domain/papers/delivery-note";
import { print } from "../../../../../../domain/production-sheet/print";
import { sendFile } from "../../../../../send-file";

/** The delivery note of an order, or of one of its shipments, as PDF. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = readBody(deliveryNoteQuery, request.query);
  const { number, page } = await deliveryNote(request.scope, request.params.id ?? "", query, new Date());
  sendFile(response, await print(page), { name: `lieferschein-${number}.pdf`, type: "application/pdf" });
}
