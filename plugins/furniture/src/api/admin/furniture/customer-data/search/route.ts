import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { inTransaction } from "../../../../../domain/customer-data/database";
import { emailBody, findSubject } from "../../../../../domain/customer-data/subject";

/** Where the shop knows a person from, and what of it could be forgotten. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = readBody(emailBody, request.body);
  const { customerIds, cartIds, orders, renamed, inquiries } = await inTransaction(
    request.scope,
    (database) => findSubject(database, email, new Date()),
  );
  response.json({ customers: customerIds.length, carts: cartIds.length, orders, renamed, ...inquiries });
}
