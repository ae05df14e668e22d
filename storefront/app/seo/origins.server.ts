import type { Environment } from "../../server/environment.ts";
import type { Origins } from "./addresses.ts";

/** The shop's own addresses, from its settings: what a request says of its host proves nothing. */
export function originsOf({ STOREFRONT_URL, ENGLISH_HOST }: Environment): Origins {
  const { origin, protocol } = new URL(STOREFRONT_URL);
  return { main: origin, english: ENGLISH_HOST ? new URL(`${protocol}//${ENGLISH_HOST}`).origin : null };
}
