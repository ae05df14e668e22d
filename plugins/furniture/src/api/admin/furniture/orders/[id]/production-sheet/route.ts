import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sheetDocument } from "../../../../../../domain/production-sheet/document";
import { print } from "../../../../../../domain/production-sheet/print";
import { productionSheet } from "../../../../../../domain/production-sheet/sheet";

/** The production sheet of an order as PDF, to be opened and printed by staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const sheet = await productionSheet(request.scope, request.params.id ?? "");
  const pdf = await print(sheetDocument(sheet));
  response.setHeader("content-type", "application/pdf");
  response.setHeader(
    "content-disposition",
    `inline; filename="produktionsblatt-${fileName(sheet.number)}.pdf"`,
  );
  response.setHeader("cache-control", "no-store");
  response.status(200).end(pdf);
}

function fileName(number: string): string {
  return number.replace(/[^\w-]/g, "_");
}
