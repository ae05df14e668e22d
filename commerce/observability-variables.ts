import { z } from "zod";

const port = z.coerce.number("must be a port").int().min(1, "must be a port").max(65535, "must be a port");

/** The variables by which an operator sees into a Medusa process; all may be left out. See docs/observability.md */
export const observabilityVariables = {
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .optional(),
  /** Unset: sentences in a trial, JSON in production. */
  LOG_FORMAT: z.enum(["json", "text"], "must be json or text").optional(),
  /** Unset: no metrics. A port that no proxy leads to. */
  METRICS_PORT: port.optional(),
  /** Unset: this machine alone. */
  METRICS_HOST: z.string().optional(),
  /** Takes traces as OTLP over HTTP. Unset: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .optional(),
  /** How long running requests and jobs may take to finish before they are cut off (s). Unset: 8. */
  SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number("must be seconds").min(0).max(600).optional(),
};
