import { INQUIRY_BOUNDS, isEmail, isPhone } from "@planke46/furniture-rules";

/** The fault of an e-mail address as a key under `cart.issues`, undefined when there is none. */
export function emailIssue(typed = ""): "emailRequired" | "emailInvalid" | undefined {
  if (typed.trim() === "") return "emailRequired";
  return isEmail(typed) ? undefined : "emailInvalid";
}

/** The fault of a phone number, which may be left out, as a key under `cart.issues`. */
export function phoneIssue(typed: string): string | undefined {
  return typed.trim() === "" || isPhone(typed) ? lengthIssue(typed, "phone") : "phone";
}

/** The fault of a text that is longer than the commerce side takes, with its bound; undefined when it is not. */
export function lengthIssue(typed: string, bound: keyof typeof INQUIRY_BOUNDS): string | undefined {
  const most = INQUIRY_BOUNDS[bound];
  return typed.trim().length > most ? tooLong(most) : undefined;
}

/** `cart.issues.zipForm` with a postcode as the country has them. */
export function zipForm(example: string): string {
  return `zipForm ${example}`;
}

/** `cart.issues.tooLong` with the bound it names, in characters. */
export function tooLong(most: number): string {
  return `tooLong ${most}`;
}
