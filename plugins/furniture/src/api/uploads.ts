import type { MedusaRequest, MedusaRequestHandler } from "@medusajs/framework/http";
import { Refusal } from "../core/refusal/refusal";
import { LARGEST_PHOTO, tooLarge, uploadedPicture } from "../domain/planks/photo";

/** Around the largest photo there are the boundaries and headers of its form (bytes). */
const FORM_EXTRA = 64 * 1024;
const MOST_FILES = 10;

interface UploadedFile {
  originalname: string;
  mimetype: string;
  buffer: Buffer;
  size: number;
}

/** Refuses what is larger than any upload before it is read; Medusa keeps files in memory without a bound. */
export const uploadSize: MedusaRequestHandler = (request, _response, next) => {
  if (Number(request.headers["content-length"] ?? 0) > LARGEST_PHOTO + FORM_EXTRA) throw tooLarge();
  if (isMultipart(request) && request.headers["transfer-encoding"])
    throw Refusal.single("", "The length of an upload must be known beforehand", "no_length");
  next();
};

/**
 * Medusa's own upload stores files unchanged. Here each is decoded as a picture and encoded again, which removes camera
 * data and hidden content. Runs after Medusa has parsed the form.
 */
export const pictureUploads: MedusaRequestHandler = async (request, _response, next) => {
  const files = filesOf(request);
  if (files.length > MOST_FILES)
    throw Refusal.single("files", `At most ${MOST_FILES} files at once`, "too_many_files");
  for (const file of files) {
    file.buffer = await uploadedPicture(file.buffer);
    file.size = file.buffer.length;
    file.mimetype = "image/webp";
    file.originalname = `${file.originalname
      .replace(/\.[^.]*$/, "")
      .replace(/[^\w-]+/g, "-")
      .slice(0, 60)}.webp`;
  }
  next();
};

function filesOf(request: MedusaRequest): UploadedFile[] {
  const { files } = request as MedusaRequest & { files?: UploadedFile[] };
  return Array.isArray(files) ? files : [];
}

function isMultipart({ headers }: MedusaRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
}

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
