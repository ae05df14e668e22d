import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deliveryNote } from "../../../../../../domain/papers/delivery-note";
import { print } from "../../../../../../domain/production-sheet/print";
import { sendFile } from "../../../../../send-file";

/** The delivery note of an order as PDF. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { number, page } = await deliveryNote(request.scope, request.params.id ?? "", new Date());
  sendFile(response, await print(page), { name: `lieferschein-${number}.pdf`, type: "application/pdf" });
}
