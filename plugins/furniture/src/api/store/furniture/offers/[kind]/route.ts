import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isKind } from "@planke46/furniture-rules";
import { Refusal } from "../../../../../core/refusal/refusal";
import { offerOf } from "../../../../../domain/offers/offer";
import { languageOf } from "../../../../../language/language";

/** Maker, identity and safety notes of a kind, for its offer. `?language=en` for English. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind } = request.params;
  if (!isKind(kind)) throw Refusal.notFound("There is no such kind of furniture");
  const { language } = request.query;
  response.json({
    offer: await offerOf(request.scope, kind, languageOf(typeof language === "string" ? language : "de")),
  });
}
