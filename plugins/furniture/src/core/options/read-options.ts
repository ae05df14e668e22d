import { z } from "@medusajs/framework/zod";
import { CURRENCY, FEDERAL_STATE, HOME_COUNTRY, methodNotIn, TIME_ZONE } from "@planke46/furniture-rules";

/** Every option of the plugin. Each module reads its part of them. */
const NAMES = [
  "storefrontUrl",
  "englishUrl",
  "adminUrl",
  "filesUrl",
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
  "federalState",
  "paymentProviders",
  "shippingTypes",
] as const;

/** Germany's states by the last part of their codes (ISO 3166-2), in the order of the alphabet. */
// biome-ignore format: two rows of eight
const FEDERAL_STATES = [
  "BB", "BE", "BW", "BY", "HB", "HE", "HH", "MV",
  "NI", "NW", "RP", "SH", "SL", "SN", "ST", "TH",
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
    ...foreignMethod(options),
  ];
  if (!parsed.success || lines.length > 0)
    throw new Error(`Options of @planke46/furniture:\n${lines.map((line) => `  ${line}`).join("\n")}`);
  return parsed.data;
}

/** A method of payment that Stripe does not offer in the shop's currency: pages and terms would promise what the payment page does not have. */
function foreignMethod({ onlineMethods, currency = CURRENCY }: Named): string[] {
  const method = Array.isArray(onlineMethods) ? methodNotIn(String(currency), onlineMethods) : undefined;
  return method === undefined
    ? []
    : [`onlineMethods: ${method} cannot pay in the shop's currency, ${currency}`];
}

const code = z
  .string("must be the code of a shipping option's type")
  .regex(/^[a-z0-9_-]{1,60}$/, "must be 1 to 60 of the characters a to z, 0 to 9, - and _");
const provider = z
  .string("must be the id of a payment provider")
  .regex(/^pp_[a-zA-Z0-9-]+_[a-zA-Z0-9_-]+$/, 'must be the id of a payment provider, "pp_<service>_<id>"');

const shippingTypes = z.strictObject({
  delivery: code.default("furniture-delivery"),
  pickup: code.default("furniture-pickup"),
  deliveryAbroad: code.default("furniture-delivery-abroad"),
  pickupAbroad: code.default("furniture-pickup-abroad"),
});

/** The options that say where and in what the shop sells. */
export const marketOptions = z.object({
  /** Where the shop delivers and is paid at once. */
  homeCountry: z
    .string("must be a country's code of two lower-case letters (ISO 3166-1)")
    .refine(isCountry, "must be a country's code of two lower-case letters (ISO 3166-1)")
    .default(HOME_COUNTRY),
  /** Amounts are counted in hundredths. */
  currency: z
    .string("must be a currency's code of three lower-case letters (ISO 4217)")
    .refine(
      isCurrency,
      "must be the code, in three lower-case letters, of a currency with hundredths (ISO 4217)",
    )
    .default(CURRENCY),
  /** The workshop's clock: promised days, ends of vouchers, times in mails. */
  timeZone: z
    .string("must be the name of a time zone (IANA)")
    .refine(isTimeZone, 'must be the name of a time zone (IANA), such as "Europe/Berlin"')
    .default(TIME_ZONE),
  /** Whose public holidays are no working days. Counts where the home country is Germany. */
  federalState: z.enum(FEDERAL_STATES, `must be one of ${FEDERAL_STATES.join(", ")}`).default(FEDERAL_STATE),
  paymentProviders: z
    .strictObject({
      /** Pays at once, on a page of stripe-checkout. */
      card: provider.default("pp_stripe-checkout_card"),
      /** Keeps the promise of a transfer or a reservation. */
      transfer: provider.default("pp_system_default"),
    })
    .refine(({ card, transfer }) => card !== transfer, "card and transfer must be two providers")
    .prefault({}),
  /** The codes of the types of the shop's own shipping options. */
  shippingTypes: shippingTypes
    .refine((types) => new Set(Object.values(types)).size === 4, "must be four different codes")
    .prefault({}),
});
export type Market = z.output<typeof marketOptions>;

function isCountry(text: string): boolean {
  if (!/^[a-z]{2}$/.test(text)) return false;
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return names.of(text.toUpperCase()) !== undefined;
}

function isCurrency(text: string): boolean {
  const isCode = Intl.supportedValuesOf("currency").includes(text.toUpperCase());
  if (!isCode || text !== text.toLowerCase()) return false;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: text });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
