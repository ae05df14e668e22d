import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { PORTS } from "./ports.mjs";

/** @typedef {import("./ports.mjs").PortName} PortName */

/**
 * Tries whether a port can be listened on at one address.
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<{ port: number, close: () => Promise<void> } | NodeJS.ErrnoException>}
 */
function listen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error)));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      resolve({ port: bound, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
}

/** Errors of machines without IPv6. No other process can listen on that address either, so the port counts as free. */
const ADDRESS_ABSENT = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"]);

/**
 * Says why a part cannot have its port, or nothing when it can. Both loopback addresses count, because a browser that
 * opens "localhost" may take either.
 * @param {PortName} name
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
export async function portFault(name, port, host) {
  const { part, variable } = PORTS[name];
  for (const address of new Set([host, "::1"])) {
    const tried = await listen(port, address);
    if (!(tried instanceof Error)) {
      await tried.close();
      continue;
    }
    if (address === "::1" && ADDRESS_ABSENT.has(tried.code ?? "")) continue;
    if (tried.code === "EADDRINUSE")
      return `Port ${port} (${part}) is in use by another program. Stop that, or choose another port with ${variable}.`;
    if (tried.code === "EACCES")
      return `Port ${port} (${part}) is not allowed for this user. Choose one above 1023 with ${variable}.`;
    return `Port ${port} (${part}, ${variable}) cannot be opened on ${address}: ${tried.message}.`;
  }
  return undefined;
}

/**
 * Where free ports are looked for: below those that systems give to outgoing connections (from 32768 on Linux, 49152
 * elsewhere), one of which could else have taken a port by the time its part starts, or starts again.
 */
const FREE = { from: 20_000, to: 30_000 };
const MOST_TRIES = 1000;

/**
 * Finds ports that are free at this moment, all different.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const held = [];
  for (let tries = 0; held.length < count; tries++) {
    const tried = await listen(randomInt(FREE.from, FREE.to), "127.0.0.1");
    if (!(tried instanceof Error)) held.push(tried);
    else if (tries > MOST_TRIES) throw tried;
  }
  await Promise.all(held.map((one) => one.close()));
  return held.map((one) => one.port);
}
