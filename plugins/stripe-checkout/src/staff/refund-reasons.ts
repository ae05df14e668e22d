import { type Language, textsIn } from "../language/texts";

/** Why the provider refuses a refund that Stripe has not refused. */
export type OwnReason = keyof ReturnType<typeof textsIn>["ownReasons"];

/** What is written down of Stripe's answer to a refund: its code where that has words here, else its message. */
export function stripeFailure({ code, message }: { code?: string | undefined; message: string }): string {
  return code !== undefined && code in textsIn("de").stripeReasons ? code : message;
}

/** Why money did not go back, without a full stop. `failure`: as it is written down; a sentence of Stripe's that has no words stays as it is. */
export function refundReason(failure: string, language: Language): string {
  const { stripeReasons, ownReasons } = textsIn(language);
  const words = new Map(Object.entries({ ...stripeReasons, ...ownReasons })).get(failure);
  return words ?? failure.replace(/\.$/, "");
}

const NOT_REFUNDED = "Could not refund the payment: ";

/** The message of an error for a refund that is not made. */
export const notRefunded = (failure: string): string => `${NOT_REFUNDED}${failure}`;

/** Why the refund of an error with this message was not made; undefined for any other error. */
export function failureIn(message: unknown): string | undefined {
  const said = String(message);
  const begin = said.indexOf(NOT_REFUNDED);
  return begin < 0 ? undefined : said.slice(begin + NOT_REFUNDED.length);
}
