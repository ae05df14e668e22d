import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { paperOfPage } from "../../../../../../../domain/order-page/order-page";
import { sendFile } from "../../../../../../send-file";

/** An invoice or a credit note of the order that a key opens, as PDF. What no key opens gets the answer of an unknown key. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader("cache-control", "private, no-store");
  const { token = "", number = "" } = request.params;
  const paper = await paperOfPage(request.scope, token, number);
  sendFile(response, paper.pdf, { name: `${paper.number}.pdf`, type: "application/pdf", download: true });
}
