import { z } from "zod";

/** Form values arrive as text; an empty text unsets a value. */
export const wholeNumber = z.coerce.number().int("must be an integer");
export const text = z.string().max(5000);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const expand = z.array(z.string()).optional();

const MAX_KEYS = 50;

/** Up to 50 keys of at most 40 characters, values of at most 500. */
export const metadata = z
  .union([
    z.literal("").transform(() => ({})),
    z
      .record(z.string().max(40), z.string().max(500))
      .refine((value) => Object.keys(value).length <= MAX_KEYS, "you can have at most 50 metadata keys"),
  ])
  .default({});
