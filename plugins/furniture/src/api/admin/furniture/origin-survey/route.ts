import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { surveyResult } from "../../../../domain/origin-survey/origin-survey";

const day = z.iso.date("must be a day such as 2026-11-21").optional();
const query = z.strictObject({ from: day, to: day });

/** The answers of a range of days (both ends included, by the shop's clock), counted, with the words people wrote. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ survey: await surveyResult(request.scope, readBody(query, request.query)) });
}
