import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { emailBody } from "../../../../../customer-data/body";
import { inTransaction } from "../../../../../customer-data/database";
import { findSubject } from "../../../../../customer-data/subject";
import { readBody } from "../../../../../refusal/read-body";

/** Where the shop knows a person from, and what of it could be forgotten. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = readBody(emailBody, request.body);
  const { customerIds, cartIds, orders } = await inTransaction(request.scope, (database) =>
    findSubject(database, email, new Date()),
  );
  response.json({ customers: customerIds.length, carts: cartIds.length, orders });
}
