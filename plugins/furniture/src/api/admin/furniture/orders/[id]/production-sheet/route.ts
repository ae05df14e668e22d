import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sheetDocument } from "../../../../../../domain/production-sheet/document";
import { print } from "../../../../../../domain/production-sheet/print";
import { productionSheet } from "../../../../../../domain/production-sheet/sheet";
import { sendFile } from "../../../../../send-file";

/** The production sheet of an order as PDF, to be opened and printed by staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const sheet = await productionSheet(request.scope, request.params.id ?? "");
  const pdf = await print(sheetDocument(sheet));
  sendFile(response, pdf, { name: `produktionsblatt-${sheet.number}.pdf`, type: "application/pdf" });
}
