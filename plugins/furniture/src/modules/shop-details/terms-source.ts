import { z } from "@medusajs/framework/zod";
import { LANGUAGES } from "../../language/language";

/** The terms and conditions by language, as plain text. */
const terms = z.partialRecord(z.enum(LANGUAGES), z.string().trim().min(1));
export type Terms = z.infer<typeof terms>;

export function readTerms(found: unknown): Terms {
  return terms.parse(found);
}

/** A mail rather brings the terms that were kept than wait longer, milliseconds. */
const TIMEOUT = 2000;

/**
 * Asks the storefront for the terms as its page shows them, every placeholder filled. Rejects when it does not answer with them.
 * @param storefrontUrl without a slash at the end
 */
export function termsSource(storefrontUrl: string): () => Promise<unknown> {
  return async () => {
    const texts = LANGUAGES.map(async (language) => [
      language,
      await asked(`${storefrontUrl}/texts/${language}?legal=terms`),
    ]);
    return Object.fromEntries(await Promise.all(texts));
  };
}

async function asked(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT) });
  const isText = answer.headers.get("content-type")?.startsWith("text/plain");
  if (!answer.ok || !isText)
    throw new Error(`The shop's pages answered ${answer.status} instead of the terms`);
  return answer.text();
}
