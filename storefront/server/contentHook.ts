import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { RequestHandler } from "express";
import type { Shop } from "./shop.ts";

/** Receives Sanity's signed word that something was published, and drops what the cache knew. Needs a raw text body. */
export function contentHook({ content, log }: Pick<Shop, "content" | "log">, secret: string): RequestHandler {
  return async (request, response) => {
    const signature = request.get(SIGNATURE_HEADER_NAME);
    const body: unknown = request.body;
    const valid =
      typeof body === "string" &&
      signature !== undefined &&
      (await isValidSignature(body, signature, secret).catch(() => false));
    if (!valid) {
      response.status(401).json({ message: "the signature does not fit" });
      return;
    }
    content.purge();
    log.info("content purged");
    response.json({ purged: true });
  };
}
