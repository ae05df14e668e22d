import type { ServerResponse } from "node:http";
import { missing } from "./readiness";

/** Liveness: a supervisor restarts a process that does not answer. */
export function answerLive(response: ServerResponse): void {
  answer(response, 200, { status: "ok" });
}

/** 200 when this process may be given requests, else 503 naming what is missing. */
export async function answerReady(response: ServerResponse, redisUrl: string | undefined): Promise<void> {
  const faults = await missing(redisUrl);
  if (faults.length === 0) answer(response, 200, { status: "ok" });
  else answer(response, 503, { status: "unavailable", missing: faults });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Cache-Control", "no-store");
  response.end(JSON.stringify(body));
}
