import type { z } from "@medusajs/framework/zod";
import { marketOptions } from "./market-options";

/** Every option of the plugin. Each module reads its part of them. */
const NAMES = [
  "storefrontUrl",
  "englishUrl",
  "adminUrl",
  "mails",
  "mailFrom",
  "content",
  "refuseSampleTexts",
  "onlineMethods",
  "clientAddressSecret",
  "trustedProxies",
  "redisUrl",
  "rateLimits",
  "homeCountry",
  "currency",
  "timeZone",
  "paymentProviders",
  "shippingTypes",
] as const;

/** What Medusa itself adds to the options of each module. */
const ADDED_BY_MEDUSA = "database";

type Named = { [Name in (typeof NAMES)[number]]?: unknown };

/**
 * Reads a module's part of the options that medusa-config hands to the plugin. The options of the market are checked with each part, so that the
 * first module that Medusa makes names all of them that are wrong.
 * @param schema of the part
 * @param given all options; undefined where there are none
 * @throws one error, with a line for each option that is unknown or wrong: its name and what it may be
 */
export function readOptions<Schema extends z.ZodType<Named>>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const options = given ?? {};
  const known: readonly string[] = [...NAMES, ADDED_BY_MEDUSA];
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  const parsed = schema.safeParse(options);
  const wrong = [marketOptions.safeParse(options), parsed]
    .flatMap(({ error }) => error?.issues ?? [])
    .map(({ path, message }) => `${path.join(".")}: ${message}`);
  const lines = [
    ...unknown.map((name) => `${name}: there is no such option; there are ${NAMES.join(", ")}`),
    ...wrong,
  ];
  if (!parsed.success || lines.length > 0)
    throw new Error(`Options of @planke46/furniture:\n${lines.map((line) => `  ${line}`).join("\n")}`);
  return parsed.data;
}
