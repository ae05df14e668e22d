import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { addPhoto } from "../../../../../domain/planks/add-photo";
import { LARGEST_PHOTO, tooLarge } from "../../../../../domain/planks/photo";
import { photoQuery } from "../../../../../domain/planks/staff-input";

/**
 * Takes one photo as the body of the request (`content-type: image/…`) and adds a plank with it. One photo a request,
 * so that of fifty photos each has its own answer and no more than one is in memory.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const facts = readBody(photoQuery, request.query);
  response.json({ plank: await addPhoto(request.scope, await bodyOf(request), facts) });
}

async function bodyOf(request: MedusaRequest): Promise<Buffer> {
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
