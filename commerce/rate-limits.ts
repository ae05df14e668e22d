import type { Environment } from "./environment";

/** A trial is used by its own tests from one address, so that an address may do more than a household needs. */
const TRIAL_LIMITS = {
  message: { points: 30, seconds: 600 },
  design_mail: { points: 30, seconds: 600 },
  unpaid_order: { points: 20_000, seconds: 600 },
  plank_hold: { points: 100_000, seconds: 86_400 },
  same_plank_hold: { points: 1000, seconds: 86_400 },
  mail_preview: { points: 2000, seconds: 600 },
  delivery_address: { points: 60, seconds: 600 },
  origin_survey: { points: 60, seconds: 600 },
  withdrawal: { points: 60, seconds: 600 },
  withdrawal_confirmation: { points: 120, seconds: 600 },
  voucher_guess: { points: 300, seconds: 600 },
  login: { points: 3000, seconds: 600 },
  request: { points: 200_000, seconds: 60 },
};

/** The furniture plugin's options about limits; a live shop has the plugin's own. */
export function rateLimitOptions({
  CLIENT_ADDRESS_SECRET,
  TRUSTED_PROXIES,
  SHOP_ENV,
  REDIS_URL,
}: Pick<Environment, "CLIENT_ADDRESS_SECRET" | "TRUSTED_PROXIES" | "SHOP_ENV" | "REDIS_URL">) {
  return {
    clientAddressSecret: CLIENT_ADDRESS_SECRET,
    ...(REDIS_URL && { redisUrl: REDIS_URL }),
    trustedProxies: TRUSTED_PROXIES?.split(",").map((entry) => entry.trim()),
    ...(SHOP_ENV === "trial" && { rateLimits: TRIAL_LIMITS }),
  };
}
