import type { Environment } from "../../server/environment.ts";
import { DEFAULT_LANGUAGE_HEADER } from "../language/defaultLanguageHeader.ts";
import type { Origins } from "./addresses.ts";

/** The shop's own addresses, from its settings: what a request says of its host proves nothing. */
export function originsOf({ STOREFRONT_URL, ENGLISH_HOST }: Environment): Origins {
  const { origin, protocol } = new URL(STOREFRONT_URL);
  return { main: origin, english: ENGLISH_HOST ? new URL(`${protocol}//${ENGLISH_HOST}`).origin : null };
}

/** The origin that a visitor of the English host comes back to from a payment page; undefined on every other host. */
export function returnOriginOf(request: Request, environment: Environment): string | undefined {
  const isEnglish = request.headers.get(DEFAULT_LANGUAGE_HEADER) === "en";
  return (isEnglish && originsOf(environment).english) || undefined;
}
