import { createHmac, timingSafeEqual } from "node:crypto";
import { type BlockList, isIP } from "node:net";

/** What a request says about where it comes from. */
export interface Origin {
  /** The other end of the connection. */
  remote: string;
  /** X-Forwarded-For, nearest hop last. */
  forwardedFor?: string | undefined;
  /** The shopper's address as a storefront hands it on, and the proof that it may. */
  handedOn?: string | undefined;
  proof?: string | undefined;
}

/** The headers a storefront sends with what it asks for a shopper. */
export const ADDRESS_HEADER = "x-client-address";
export const PROOF_HEADER = "x-client-address-proof";

/** What a storefront that knows the secret sends beside an address: HMAC-SHA-256 in hex. */
export function proofOf(address: string, secret: string): string {
  return createHmac("sha256", secret).update(`client-address:${address}`).digest("hex");
}

/**
 * Whose request it is: the address a storefront proves to hand on; else the nearest hop that is no proxy of ours;
 * else the other end of the connection. What anybody may write into a header counts for nothing.
 */
export function clientAddress(origin: Origin, secret: string, proxies: BlockList): string {
  const { handedOn, proof } = origin;
  if (handedOn && proof && isIP(handedOn) && isProof(proof, proofOf(handedOn, secret))) return handedOn;
  const hops = (origin.forwardedFor ?? "").split(",").map((hop) => hop.trim());
  let address = plain(origin.remote);
  while (isProxy(address, proxies)) {
    const hop = plain(hops.pop() ?? "");
    if (!isIP(hop)) break;
    address = hop;
  }
  return address;
}

/**
 * The network an address belongs to: of IPv6 the first 64 bits, because one household has all of them.
 * Anything that is no address counts as one and the same.
 */
export function networkOf(address: string): string {
  const version = isIP(address);
  if (version === 4) return address;
  if (version !== 6) return "unknown";
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

function isProof(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isProxy(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Servers that listen on both protocols write IPv4 addresses as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
