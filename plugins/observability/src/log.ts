import { type DestinationStream, type Level, type Logger, pino } from "pino";
import { HIDDEN_FIELDS, scrub } from "./scrub.js";

export interface LogSettings {
  /** `json` for machines, `text` for people. */
  format: "json" | "text";
  level: Level | "silent";
  /** Which part of the shop speaks, such as `storefront` or `medusa-worker`. */
  part: string;
  /** The id of the request or job being worked on; every line carries it. */
  requestId: () => string | undefined;
}

/**
 * A server's log: one line an event on standard output, or into `destination`. Lines carry no personal data, keys or query
 * strings; an error keeps its type, message, code and stack.
 */
export function createLog(settings: LogSettings, destination?: DestinationStream): Logger {
  return pino(
    {
      level: settings.level,
      base: { part: settings.part },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = settings.requestId();
        return request ? { request } : {};
      },
      redact: { paths: HIDDEN_FIELDS, censor: "[hidden]" },
      serializers: { err: errorFacts },
      hooks: { streamWrite: scrub },
    },
    destination ?? (settings.format === "text" ? sentences() : pino.destination(1)),
  );
}

/** Libraries put statements and their values into fields of an error: only these facts are logged. */
function errorFacts(error: unknown): object {
  if (!(error instanceof Error))
    return { message: typeof error === "string" ? error : JSON.stringify(error) };
  const code: unknown = Reflect.get(error, "code");
  const type: unknown = Reflect.get(error, "type");
  return {
    type: typeof type === "string" ? type : error.name,
    message: error.message,
    ...(typeof code === "string" && { code }),
    stack: error.stack,
  };
}

/** Loaded on demand: production writes JSON and needs no pretty printer. */
function sentences(): DestinationStream {
  const pretty: typeof import("pino-pretty") = require("pino-pretty");
  return pretty({ colorize: false, singleLine: true, ignore: "part,pid,hostname", sync: true });
}
