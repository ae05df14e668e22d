import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

interface SentFile {
  name: string;
  type: string;
  download?: boolean;
}

/** Answers with a file that is kept by no cache. Characters that a file's name may not have become underscores. */
export function sendFile(response: MedusaResponse, content: Buffer, file: SentFile): void {
  setHead(response, file);
  response.status(200).end(content);
}

/**
 * The same of a file that is made while it is sent. Where that fails, the connection breaks, so that half a file is not taken for a whole
 * one, and the log says why.
 */
export async function streamFile(
  { scope }: MedusaRequest,
  response: MedusaResponse,
  content: AsyncIterable<Uint8Array>,
  file: SentFile,
): Promise<void> {
  setHead(response, file);
  response.status(200);
  try {
    await pipeline(content, response);
  } catch (error) {
    response.destroy();
    if (Object(error).code === "ERR_STREAM_PREMATURE_CLOSE") return;
    scope.resolve(ContainerRegistrationKeys.LOGGER).error(`The file ${file.name} broke off`, error as Error);
  }
}

function setHead(response: MedusaResponse, { name, type, download = false }: SentFile): void {
  response.setHeader("content-type", type);
  const disposition = download ? "attachment" : "inline";
  response.setHeader("content-disposition", `${disposition}; filename="${name.replace(/[^\w.-]/g, "_")}"`);
  response.setHeader("cache-control", "no-store");
}
