import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { isPlankKind, KINDS } from "@planke46/furniture-rules";
import { readBody } from "../../../../core/refusal/read-body";
import { isGone } from "../../../../domain/planks/assert-pickable";
import { languageOf } from "../../../../language/language";
import { PLANKS } from "../../../../modules/planks";
import { plankTitle } from "../../../../modules/planks/plank";

const query = z.object({
  kind: z.enum(KINDS, `must be one of ${KINDS.join(", ")}`),
  /** What this cart holds is available to its shopper. */
  cart_id: z.string().max(100).optional(),
  /** This plank alone, also once it is sold or retired: an order shows it for as long as there is the order. */
  id: z.string().max(100).optional(),
});

/**
 * The stock a shopper can pick from for a kind: what is sold or held is listed as not available, what is retired is not
 * listed. Frames and samples are made from offcuts and have no stock. Read afresh at every call.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind, cart_id, id } = readBody(query, request.query);
  const stock = request.scope.resolve(PLANKS);
  const listed = async () => (isPlankKind(kind) ? stock.planksOf(kind) : []);
  const planks = id === undefined ? await listed() : await stock.planksByIds([id]);
  // Medusa reads ?locale= and the header x-medusa-locale.
  const language = languageOf(request.locale);
  response.setHeader("cache-control", "no-store");
  response.json({
    planks: planks.map((plank) => ({
      id: plank.id,
      name: plank.name,
      title: plankTitle(plank, language),
      image: plank.image,
      normal_map: plank.normal_map,
      end_grain: plank.end_grain,
      length: plank.length,
      width: plank.width,
      available: !isGone(plank, cart_id ?? ""),
    })),
  });
}
