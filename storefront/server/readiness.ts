import { answerReady } from "@planke46/observability";
import type { RequestHandler } from "express";

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
