/** Words of examples and guides, and therefore of attackers' lists. */
const SAMPLE = /secret|change.?me|password|passwort|example|beispiel|sample|default|qwert|12345|abcdef/i;
const LENGTH = 32;
/** Shorter ones are refused in a trial, too, and have their line already. */
const TRIAL_LENGTH = 16;
const DIFFERENT_CHARACTERS = 10;

/** Variables that must hold a secret random value in production. */
const SECRETS = [
  "SESSION_SECRET",
  "SESSION_SECRET_ALSO_READ",
  "CLIENT_ADDRESS_SECRET",
  "SANITY_WEBHOOK_SECRET",
] as const;

type Variables = Record<string, string | undefined>;

/** In production every secret is long, random and used once. One clear line a fault, without the value. */
export function secretFaults(variables: Variables): string[] {
  if (variables.SHOP_ENV === "trial") return [];
  const given = SECRETS.filter((name) => variables[name]);
  const weak = given
    .filter((name) => isWeak(variables[name] ?? ""))
    .map(
      (name) => `storefront: ${name} must be a random value of at least ${LENGTH} characters in production`,
    );
  const twice = given
    .filter((name, index) => given.findIndex((other) => variables[other] === variables[name]) < index)
    .map((name) => `storefront: ${name} must differ from the other secrets in production`);
  return [...weak, ...twice];
}

function isWeak(secret: string): boolean {
  if (secret.length < TRIAL_LENGTH) return false;
  return SAMPLE.test(secret) || secret.length < LENGTH || new Set(secret).size < DIFFERENT_CHARACTERS;
}
