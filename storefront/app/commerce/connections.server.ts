import { Agent, fetch as fetchBy } from "undici";

/** So many connections to Medusa at most. A crowd waits here, where waiting costs little. */
const AT_ONCE = 64;
/** How long an idle connection is kept (ms), unless Medusa announces its own limit. */
const KEPT_MS = 30_000;

type Fetch = typeof globalThis.fetch;

/** `fetch` with its own keep-alive connections. */
export function keptConnections(): Fetch {
  const dispatcher = new Agent({ connections: AT_ONCE, keepAliveTimeout: KEPT_MS });
  // Node's own fetch is the same code, but another version of it, which need not understand this agent.
  const kept = (address: string | URL, init?: Parameters<typeof fetchBy>[1]) =>
    fetchBy(address, { ...init, dispatcher });
  return kept as unknown as Fetch;
}
