import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../core/staff/staff-name";
import {
  changePromise,
  promiseBody,
  promisesOfOrder,
} from "../../../../../../domain/workshop/change-promise";

/** The promised days of an order, the first one first; the last one holds. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ promises: await promisesOfOrder(request.scope, request.params.id ?? "") });
}

/** Promises another day, with a reason. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  await changePromise(request.scope, id, readBody(promiseBody, request.body), await staffName(request));
  response.json({ promises: await promisesOfOrder(request.scope, id) });
}
