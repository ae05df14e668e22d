import { answerReady } from "@planke46/observability";
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
    if (!last || performance.now() - last.at > ANSWER_HOLDS_MS)
      last = { missing: look(), at: performance.now() };
    const missing = await last.missing;
    response
      .status(missing.length === 0 ? 200 : 503)
      .setHeader("Cache-Control", "no-store")
      .json(missing.length === 0 ? { status: "ok" } : { status: "unavailable", missing });
  };
}

/** Whether this process may be given requests. Begins as ready, ends when the process is asked to stop. */
export class Readiness {
  #draining = false;

  get isDraining(): boolean {
    return this.#draining;
  }

  /** Makes `/readyz` fail from now on, so that a balancer sends requests elsewhere. Cannot be undone. */
  beginDraining(): void {
    this.#draining = true;
  }

  /**
   * What keeps this process from taking requests. Medusa and the CMS are not asked: without them there are still pages and
   * calm words, and no other storefront would be better off. `/healthz` speaks of the whole shop.
   */
  missing(): readonly string[] {
    return this.#draining ? ["stopping"] : [];
  }
}

/** 200 while this process takes requests, else 503. */
export function readyz(readiness: Readiness): RequestHandler {
  return (_request, response) => answerReady(response, readiness.missing());
}
