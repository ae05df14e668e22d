import { Agent, request } from "node:http";
import { Fault } from "../../command/fault.mjs";

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} cacheStatus its header; "" without
 * @property {number} firstByte time from the request to the first byte (ms)
 * @property {number} bytes of the body, as it came
 */

/**
 * How an address answered under load.
 * @typedef {object} Answers
 * @property {number} perSecond
 * @property {number[]} firstByte of each answer (ms)
 * @property {number} kB of one answer over the wire, without its headers
 */

/**
 * @typedef {object} Load
 * @property {string} url of this machine
 * @property {Record<string, string>} [headers]
 * @property {number} atOnce connections, each of which asks again when it has its answer
 * @property {number} seconds
 * @property {(answer: Answer) => boolean} isRight
 */

/**
 * Asks one address for so long, over connections that stay open.
 * @param {Load} load
 * @returns {Promise<Answers>}
 * @throws {Fault} at the first answer that is not the right one
 */
export async function underLoad({ url, headers = {}, atOnce, seconds, isRight }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  /** @type {number[]} */
  const firstByte = [];
  let bytes = 0;
  const since = performance.now();
  const shopper = async () => {
    while (performance.now() - since < seconds * 1000) {
      const answer = await ask(url, { headers, agent });
      if (!isRight(answer))
        throw new Fault(`${url} answered ${answer.status}, Cache-Status "${answer.cacheStatus}".`);
      firstByte.push(answer.firstByte);
      bytes += answer.bytes;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, shopper));
  } finally {
    agent.destroy();
  }
  const took = (performance.now() - since) / 1000;
  return { perSecond: firstByte.length / took, firstByte, kB: bytes / firstByte.length / 1000 };
}

/**
 * Asks once, as a browser that takes packed answers.
 * @param {string} url
 * @param {{ headers: Record<string, string>, agent: Agent }} how
 * @returns {Promise<Answer>}
 */
export function ask(url, { headers, agent }) {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const asked = request(url, { agent, headers: { "accept-encoding": "gzip, deflate, br", ...headers } });
    asked.on("error", reject).on("response", (response) => {
      const firstByte = performance.now() - since;
      let bytes = 0;
      response.on("error", reject).on("data", (/** @type {Buffer} */ chunk) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        const cacheStatus = String(response.headers["cache-status"] ?? "");
        resolve({ status: response.statusCode ?? 0, cacheStatus, firstByte, bytes });
      });
    });
    asked.end();
  });
}
