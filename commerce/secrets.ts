/** Words of examples and guides, and therefore of attackers' lists. */
const SAMPLE = /secret|change.?me|password|passwort|example|beispiel|sample|default|qwert|12345|abcdef/i;
const LENGTH = 32;
const DIFFERENT_CHARACTERS = 10;

const RANDOM = ["JWT_SECRET", "COOKIE_SECRET", "CLIENT_ADDRESS_SECRET"] as const;
/** What Stripe gives out; a restricted key (rk_) will do. */
const STRIPE_KEY = /^[rs]k_(live|test)_\w{16,}$/;
const STRIPE_TEST_KEY = /^[rs]k_test_/;
const STRIPE_SIGNING_SECRET = /^whsec_[\w+/=-]{24,}$/;

interface Secrets extends Partial<Record<(typeof RANDOM)[number], string | undefined>> {
  STRIPE_API_KEY: string;
  STRIPE_WEBHOOK_SECRET: string;
  STRIPE_TEST_PAYMENTS?: "allowed" | undefined;
  DATABASE_URL: string;
}

/** In production every secret is long, random and used once. One clear line a fault, without the value. */
export function secretFaults(variables: Secrets): string[] {
  const faults = RANDOM.filter((name) => isWeak(variables[name] ?? "")).map(
    (name) => `${name} must be a random value of at least ${LENGTH} characters in production`,
  );
  const { JWT_SECRET, COOKIE_SECRET, CLIENT_ADDRESS_SECRET } = variables;
  if (JWT_SECRET === COOKIE_SECRET) faults.push("JWT_SECRET and COOKIE_SECRET must differ in production");
  if (CLIENT_ADDRESS_SECRET && [JWT_SECRET, COOKIE_SECRET].includes(CLIENT_ADDRESS_SECRET))
    faults.push("CLIENT_ADDRESS_SECRET must differ from the other secrets in production");
  if (!STRIPE_KEY.test(variables.STRIPE_API_KEY))
    faults.push("STRIPE_API_KEY must be a key of Stripe's (sk_… or rk_…)");
  else if (STRIPE_TEST_KEY.test(variables.STRIPE_API_KEY) && !variables.STRIPE_TEST_PAYMENTS)
    faults.push(
      "STRIPE_API_KEY is a test key: whoever knows a test card would order for nothing. For a rehearsal set STRIPE_TEST_PAYMENTS=allowed",
    );
  if (
    !STRIPE_SIGNING_SECRET.test(variables.STRIPE_WEBHOOK_SECRET) ||
    isMonotonous(variables.STRIPE_WEBHOOK_SECRET)
  )
    faults.push("STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook at Stripe (whsec_…)");
  if (isOpen(new URL(variables.DATABASE_URL)))
    faults.push(
      "DATABASE_URL needs a password of at least 12 characters that no guide names, unless it is on this machine",
    );
  return faults;
}

function isWeak(secret: string): boolean {
  return SAMPLE.test(secret) || secret.length < LENGTH || isMonotonous(secret);
}

function isMonotonous(secret: string): boolean {
  return new Set(secret).size < DIFFERENT_CHARACTERS;
}

/** A database that other machines can reach, behind a password that others can guess. */
function isOpen({ hostname, password }: URL): boolean {
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return false;
  return password.length < 12 || SAMPLE.test(password) || /postgres|medusa/i.test(password);
}
