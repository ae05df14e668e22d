import { LANGUAGES, type Language, textsIn } from "../language/texts";

type Refusals = ReturnType<typeof textsIn>["refusals"];

/** Why staff are refused. */
export type StaffRefusal = keyof Refusals;

/** The language that a browser asks for first, if staff are answered in it, else German. */
export function staffLanguage(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.trim().toLowerCase() ?? "";
  return LANGUAGES.find((language) => first.startsWith(language)) ?? "de";
}

/** What staff read when a deed is refused, in the language their browser asks for first. */
export function staffWords(
  acceptLanguage: string | undefined,
): Record<StaffRefusal, (params: Record<string, unknown>) => string> {
  return textsIn(staffLanguage(acceptLanguage)).refusals;
}
