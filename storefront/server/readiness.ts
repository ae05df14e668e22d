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
}

/** Liveness: a supervisor restarts a process that does not answer. */
export const livez: RequestHandler = (_request, response) => {
  response.setHeader("Cache-Control", "no-store").json({ status: "ok" });
};

/**
 * This process takes requests. Says nothing of Medusa or the CMS: without them there are still pages and calm words, and
 * no other storefront would be better off. `/healthz` speaks of the whole shop.
 */
export function readyz(readiness: Readiness): RequestHandler {
  return (_request, response) => {
    response
      .status(readiness.isDraining ? 503 : 200)
      .setHeader("Cache-Control", "no-store")
      .json({ status: readiness.isDraining ? "stopping" : "ok" });
  };
}
