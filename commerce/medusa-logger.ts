import type { Logger } from "@medusajs/framework/types";
import type { Environment } from "./environment";
import { createLogger } from "./src/observability/log";

/** Medusa's log as the environment wants it: sentences in a trial, JSON in production. */
export function medusaLogger({ SHOP_ENV, LOG_FORMAT, LOG_LEVEL }: Environment): Logger {
  return createLogger({
    format: LOG_FORMAT ?? (SHOP_ENV === "trial" ? "text" : "json"),
    level: LOG_LEVEL ?? "info",
    part: process.env.MEDUSA_WORKER_MODE === "worker" ? "medusa-worker" : "medusa",
  });
}
