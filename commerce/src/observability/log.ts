// The loader of the build sees only what a file names.
/// <reference path="./furniture-plugin.d.ts" />
import type { Logger } from "@medusajs/framework/types";
import { currentRequestId } from "@planke46/furniture/core/request-id";
import { createLog, type LogSettings } from "@planke46/observability";
import type { DestinationStream, Level } from "pino";

/** Medusa has more levels than pino. */
const LEVELS: Record<string, Level> = { verbose: "debug", silly: "trace", http: "debug", success: "info" };

/**
 * Medusa's log: one line an event on standard output, with the id of the request it belongs to. Whatever Medusa, a
 * module or a plugin writes goes through it, and without what is private.
 */
export function createLogger(
  settings: Omit<LogSettings, "requestId">,
  destination?: DestinationStream,
): Logger {
  const log = createLog({ ...settings, requestId: currentRequestId }, destination);
  const say = (level: Level) => (message: unknown) =>
    message instanceof Error ? log[level]({ err: message }, message.message) : log[level](wordsOf(message));
  let activities = 0;
  const begun = new Map<string, number>();
  const end = (level: Level) => (id: string, message: string) => {
    const since = begun.get(id);
    begun.delete(id);
    log[level]({ ms: since === undefined ? undefined : Math.round(performance.now() - since) }, message);
    return {};
  };
  return {
    error: (messageOrError, error) =>
      error ? log.error({ err: error }, wordsOf(messageOrError)) : say("error")(messageOrError),
    warn: say("warn"),
    info: say("info"),
    debug: say("debug"),
    verbose: say("debug"),
    silly: say("trace"),
    http: say("debug"),
    log: (...words) => log.info(words.map(wordsOf).join(" ")),
    panic: (reason) => {
      say("fatal")(reason);
      process.exit(1);
    },
    activity: (message) => {
      const id = `activity-${++activities}`;
      begun.set(id, performance.now());
      log.info(message);
      return id;
    },
    progress: (_id, message) => log.info(message),
    success: end("info"),
    failure: end("error"),
    // Requests have lines of their own, by route and with their id; Medusa's would name path and query.
    shouldLog: (level) => level !== "http" && log.isLevelEnabled(LEVELS[level] ?? level),
    setLogLevel: (level) => {
      log.level = LEVELS[level] ?? level;
    },
    unsetLogLevel: () => {
      log.level = settings.level;
    },
  };
}

function wordsOf(message: unknown): string {
  if (message instanceof Error) return message.message;
  return typeof message === "string" ? message : JSON.stringify(message);
}
