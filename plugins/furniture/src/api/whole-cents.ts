import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../core/refusal/read-body";

const money = z.object({
  amount: z
    .number("Der Betrag muss eine Zahl sein")
    .min(0.01, "Der Betrag muss mindestens 0,01 sein")
    .refine(isWholeCents, "Der Betrag darf höchstens zwei Stellen nach dem Komma haben")
    .optional(),
});

/** For Medusa's route that refunds: nothing smaller than a cent can be moved. */
export function wholeCents(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  readBody(money, request.body);
  next();
}

function isWholeCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}
