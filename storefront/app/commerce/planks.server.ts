import type { Kind } from "@planke46/furniture-rules";
import { z } from "zod";
import type { Language } from "../language/languages.ts";
import type { AskMedusa } from "./medusa.server.ts";

const TIMEOUT_MS = 3000;

const stockPlank = z.object({
  id: z.string(),
  title: z.string(),
  /** Address of its picture. */
  image: z.string(),
  length: z.number(),
  width: z.number(),
  end_grain: z.string().nullish(),
  available: z.boolean(),
});
const stockAnswer = z.object({ planks: z.array(stockPlank) });

/** A board of the stock as a picker shows it; lengths in whole cm. */
export interface StockPlank extends Omit<z.infer<typeof stockPlank>, "end_grain"> {
  /** Whether there is a picture of its end grain. */
  end: boolean;
}

/**
 * The stock of a kind as it is this very moment, with what is taken; null when the commerce side does not say. What a cart
 * holds, because its payment was begun, is free for that cart.
 */
export type StockOf = (kind: Kind, language: Language, cartId?: string) => Promise<StockPlank[] | null>;

/** Never kept: what has been sold must not be offered. */
export function createStock(ask: AskMedusa): StockOf {
  return async (kind, language, cartId) => {
    try {
      const { planks } = await ask("/store/furniture/planks", {
        query: { kind, locale: language, ...(cartId && { cart_id: cartId }) },
        answer: stockAnswer,
        timeout: TIMEOUT_MS,
      });
      return planks.map(({ end_grain, ...plank }) => ({ ...plank, end: Boolean(end_grain) }));
    } catch {
      return null;
    }
  };
}
