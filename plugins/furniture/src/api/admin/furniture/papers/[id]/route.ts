import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { paperFile } from "../../../../../domain/papers/list";
import { sendFile } from "../../../../send-file";

/** An invoice or a credit note as PDF, byte for byte the issued one. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { number, pdf } = await paperFile(request.scope, request.params.id ?? "");
  sendFile(response, pdf, { name: `${number}.pdf`, type: "application/pdf" });
}
