import type { MedusaRequest } from "@medusajs/framework/http";
import { LARGEST_PHOTO, tooLarge } from "../domain/planks/photo";

/** The photo that is the body of a request (`content-type: image/…`). Throws a Refusal for one that is too large. */
export async function photoIn(request: MedusaRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LARGEST_PHOTO) chunks.push(chunk);
    // Reads on up to twice the limit without keeping the data, so that the client can receive the refusal.
    else if (size > 2 * LARGEST_PHOTO) break;
  }
  if (size > LARGEST_PHOTO) throw tooLarge();
  return Buffer.concat(chunks);
}
