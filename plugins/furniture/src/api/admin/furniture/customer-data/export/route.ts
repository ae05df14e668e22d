import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { exportCustomerData } from "../../../../../domain/customer-data/export";
import { emailBody } from "../../../../../domain/customer-data/subject";

/** All data of a person as a file. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = readBody(emailBody, request.body);
  const data = await exportCustomerData(request.scope, email);
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-disposition", 'attachment; filename="auskunft.json"');
  response.json(data);
}
