import { z } from "zod";

const PORT_FAULT = "must be a port, 1 to 65535";
const port = z.coerce.number(PORT_FAULT).int(PORT_FAULT).min(1, PORT_FAULT).max(65535, PORT_FAULT);
const SECONDS_FAULT = "must be seconds, 0 to 600";

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
  SHUTDOWN_TIMEOUT_SECONDS: z.coerce
    .number(SECONDS_FAULT)
    .min(0, SECONDS_FAULT)
    .max(600, SECONDS_FAULT)
    .optional(),
};
