import type { Kind } from "@planke46/furniture-rules";

/** A mail does not wait longer for its pictures (ms), nor carries larger ones (bytes). */
const PATIENCE_MS = 6_000;
const LARGEST = 300_000;

/**
 * The photograph of a piece with its own planks, as JPEG, from the storefront that takes it. Null when there is none for
 * whatever reason: a mail leaves with the drawing then.
 */
export async function photograph(
  storefrontUrl: string,
  kind: Kind,
  configuration: object,
): Promise<Buffer | null> {
  const query = new URLSearchParams({ configuration: JSON.stringify(configuration) });
  try {
    const answer = await fetch(`${storefrontUrl}/photo/${kind}.jpg?${query}`, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok || answer.headers.get("content-type") !== "image/jpeg") return null;
    const picture = Buffer.from(await answer.arrayBuffer());
    return picture.length <= LARGEST ? picture : null;
  } catch {
    return null;
  }
}
