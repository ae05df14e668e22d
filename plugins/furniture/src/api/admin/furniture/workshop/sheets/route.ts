import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../../core/refusal/read-body";
import { weekText } from "../../../../../domain/workshop-board/list-pieces";
import { sheetsOfWeek } from "../../../../../domain/workshop-board/week-sheets";

const query = z.strictObject({ week: weekText });

/** The production sheets of all orders with a piece that is due in a week, as one PDF. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { week } = readBody(query, request.query);
  const pdf = await sheetsOfWeek(request.scope, week);
  response.setHeader("content-type", "application/pdf");
  response.setHeader("content-disposition", `inline; filename="produktionsblaetter-${week}.pdf"`);
  response.setHeader("cache-control", "no-store");
  response.status(200).end(pdf);
}
