import { z } from "@medusajs/framework/zod";

/** An amount or a count as Medusa stores it: a number, or one of its own decimal objects. */
export const storedAmount = z.unknown().transform(Number).pipe(z.number());
