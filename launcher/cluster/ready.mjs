import { connect } from "node:net";

/** Answers whether a part is ready, never rejects. @typedef {() => Promise<boolean>} Ready */

const PATIENCE_MS = 5_000;

/**
 * @param {string} url answers 200 when the part is ready
 * @returns {Ready}
 */
export function answersHttp(url) {
  return async () => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "manual" });
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      return false;
    }
  };
}

/**
 * @param {number} port of a Redis on this machine
 * @returns {Ready}
 */
export function answersRedis(port) {
  return () =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      const end = (/** @type {boolean} */ ready) => {
        socket.destroy();
        resolve(ready);
      };
      socket.setTimeout(PATIENCE_MS, () => end(false));
      socket.once("connect", () => socket.write("PING\r\n"));
      // A Redis that still reads its file answers -LOADING.
      socket.once("data", (answer) => end(answer.toString().startsWith("+PONG")));
      socket.once("error", () => end(false));
    });
}
