import { isIP } from "node:net";

/**
 * The network an address belongs to: of IPv6 the first 64 bits, because one household has all of them. Anything that is
 * no address counts as one and the same.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const version = isIP(plain);
  if (version !== 6) return version === 4 ? plain : "unknown";
  const [head = "", tail] = plain.split("%", 1)[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
