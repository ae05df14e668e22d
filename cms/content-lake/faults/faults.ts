import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { requestFailure } from "../failure.ts";
import { requireStaff } from "../http/access.ts";
import { readJson } from "../http/exchange.ts";
import type { Router } from "../http/router.ts";

/** Longest delay of a slow answer (ms), above every client's timeout. */
const MOST_DELAY_MS = 300_000;

const fault = z.strictObject({
  /** `error`: a 500; `slow`: the true answer after `delayMs`; `hang`: none until the fault is taken away. */
  kind: z.enum(["none", "error", "slow", "hang"]),
  delayMs: z.number().int().min(0).max(MOST_DELAY_MS).default(1000),
});

/** How every answer of the lake goes wrong. */
export type Fault = z.infer<typeof fault>;

/** Faults ordered by a test, so that it sees how the shop bears a bad day of Sanity's. A restart heals them. */
export class Faults {
  #now: Fault = { kind: "none", delayMs: 0 };
  #over: (() => void)[] = [];

  get now(): Fault {
    return this.#now;
  }

  order(next: Fault): void {
    this.#now = next;
    for (const resume of this.#over.splice(0)) resume();
  }

  /** Holds a request up as ordered. Throws 500 when errors were ordered. */
  async meet(): Promise<void> {
    const { kind, delayMs } = this.#now;
    if (kind === "error") throw requestFailure(500, "Internal Server Error", "A test has ordered this fault");
    if (kind === "slow") await wait(delayMs);
    if (kind === "hang") await new Promise<void>((resolve) => this.#over.push(resolve));
  }
}

/** The address at which tests order faults; it needs the token and never fails itself. */
export const FAULTS_PATH = "/faults";

export function routeFaults(router: Router, faults: Faults): void {
  router.on("GET", FAULTS_PATH, () => ({ json: faults.now }));
  router.on("PUT", FAULTS_PATH, async ({ request, viewer }) => {
    requireStaff(viewer, "order faults");
    faults.order(await readJson(request, fault));
    return { json: faults.now };
  });
}
