import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { staffEmail } from "../../../../core/staff/staff-name";
import { currentPrices, forgetPrices } from "../../../../domain/prices/current-prices";
import { historyOf, savePrices } from "../../../../domain/prices/save-prices";
import { PRICE_VERSIONS } from "../../../../modules/prices";

const MOST_VERSIONS = 200;

const priceBody = z.strictObject({
  expected_version: z
    .int("must be the version that is being changed")
    .min(0, "must be 0 or more")
    .max(2_000_000_000, "must be a version"),
  overrides: z.unknown(),
  note: z
    .string("must be a text")
    .trim()
    .max(500, "may have at most 500 characters")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres stores every character but this one
    .regex(/^[^\u0000]*$/, "must be a text")
    .default(""),
});

/** The prices that hold, what of them is overridden, and every version with who saved it and what it changed. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  forgetPrices();
  await currentPrices(request.scope);
  const service = request.scope.resolve(PRICE_VERSIONS);
  const versions = await service.versions(MOST_VERSIONS + 1);
  const [newest] = versions;
  response.json({
    version: newest?.version ?? 0,
    overrides: newest?.overrides ?? {},
    prices: newest?.prices,
    history: historyOf(versions),
  });
}

/** Saves a new version. What is left out of `overrides` goes back to its constant. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { expected_version, overrides, note } = readBody(priceBody, request.body);
  const by = { id: request.auth_context.actor_id, email: await staffEmail(request) };
  const saved = await savePrices(request.scope, { expected_version, overrides, note, by });
  response.json({ version: saved.version, overrides: saved.overrides, prices: saved.prices });
}
