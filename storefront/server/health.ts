import type { RequestHandler } from "express";
import type { Shop } from "./shop.ts";

/** However often the route is asked, the parts of the shop are asked no more often than this, ms. */
const ANSWER_HOLDS_MS = 2000;

/** 200 once the whole shop can take an order, else 503 naming what is missing. */
export function health({ commerce, content }: Pick<Shop, "commerce" | "content">): RequestHandler {
  const look = async () => {
    const [parts, contentAnswers] = await Promise.all([
      commerce.missing(),
      content.reachable().then(
        () => true,
        () => false,
      ),
    ]);
    return contentAnswers ? parts : [...parts, "content"];
  };
  let last: { missing: Promise<string[]>; at: number } | null = null;
  return async (_request, response) => {
    if (!last || Date.now() - last.at > ANSWER_HOLDS_MS) last = { missing: look(), at: Date.now() };
    const missing = await last.missing;
    response
      .status(missing.length === 0 ? 200 : 503)
      .setHeader("Cache-Control", "no-store")
      .json(missing.length === 0 ? { status: "ok" } : { status: "unavailable", missing });
  };
}
