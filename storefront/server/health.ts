import type { RequestHandler } from "express";
import type { Shop } from "./shop.ts";

/** 200 once the whole shop can take an order, else 503 naming what is missing. */
export function health({ commerce, content }: Pick<Shop, "commerce" | "content">): RequestHandler {
  return async (_request, response) => {
    const [parts, contentAnswers] = await Promise.all([
      commerce.missing(),
      content.reachable().then(
        () => true,
        () => false,
      ),
    ]);
    const missing = contentAnswers ? parts : [...parts, "content"];
    response
      .status(missing.length === 0 ? 200 : 503)
      .setHeader("Cache-Control", "no-store")
      .json(missing.length === 0 ? { status: "ok" } : { status: "unavailable", missing });
  };
}
