import { constants } from "node:os";

/** A stop by signal, or because the parent process ended. */
export class StopRequest {
  /**
   * @param {string} why
   * @param {NodeJS.Signals} signal the one that an interrupted start answers with
   */
  constructor(why, signal) {
    this.why = why;
    this.exitCode = 128 + constants.signals[signal];
  }
}

const WHYS = /** @type {const} */ ({ SIGINT: "Ctrl-C", SIGTERM: "SIGTERM", SIGHUP: "the terminal closed" });

/** npm forwards a Ctrl-C that the terminal has also sent: only a signal after this time (ms) is a second request. */
const IMPATIENCE_MS = 1_500;

const LOOK_FOR_PARENT_EVERY_MS = 1_000;

/**
 * Listens for everything that should end the shop.
 * @param {(reason: StopRequest | Error) => void} stop
 * @param {() => void} insist called for a second signal while the shop is stopping
 */
export function listenForStop(stop, insist) {
  let asked = 0;
  for (const [signal, why] of Object.entries(WHYS)) {
    process.on(signal, () => {
      if (asked > 0 && performance.now() - asked > IMPATIENCE_MS) insist();
      if (asked === 0) asked = performance.now();
      stop(new StopRequest(why, /** @type {NodeJS.Signals} */ (signal)));
    });
  }
  process.on("uncaughtException", stop);
  // A closed terminal or pipe makes every line fail; the shop has to stop all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (process.env.npm_lifecycle_event) stopWithParent(stop);
}

/**
 * A killed npm cannot pass its signal on: then this process gets a new parent.
 * @param {(reason: StopRequest) => void} stop
 */
function stopWithParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop(new StopRequest("the npm that started it is gone", "SIGHUP"));
  }, LOOK_FOR_PARENT_EVERY_MS);
  timer.unref();
}
