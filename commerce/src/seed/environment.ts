import { z } from "zod";

const given = z.string("is missing").min(1, "is missing");
const code = given.regex(/^[^\s,]{4,60}$/, "must be 4 to 60 characters without spaces or commas");

const variables = z
  .object({
    STAFF_EMAIL: z.email("must be an e-mail address"),
    STAFF_PASSWORD: given.min(8, "must have at least 8 characters"),
    FRIENDS_VOUCHER_CODE: code,
    BANK_TRANSFER_VOUCHER_CODE: code,
    SEED_OUTPUT: given,
    /** A folder with a sample stock of planks; without it there is none. */
    SAMPLE_PLANKS: z.string().optional(),
    MEDUSA_URL: z.string().optional(),
  })
  .refine((seed) => seed.FRIENDS_VOUCHER_CODE !== seed.BANK_TRANSFER_VOUCHER_CODE, {
    path: ["BANK_TRANSFER_VOUCHER_CODE"],
    message: "must differ from FRIENDS_VOUCHER_CODE",
  });

export type SeedEnvironment = z.infer<typeof variables>;

/** Reads the variables of the seed. Throws an Error with one line per faulty variable. */
export function readSeedEnvironment(source: Record<string, string | undefined>): SeedEnvironment {
  const parsed = variables.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues
      .map(({ path, message }) => `Seed cannot run: ${path.join(".")} ${message}`)
      .join("\n"),
  );
}
