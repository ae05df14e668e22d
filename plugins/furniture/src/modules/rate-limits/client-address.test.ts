import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { clientAddress, networkOf, proofOf } from "./client-address";

const SECRET = "a secret of two servers";
const nobody = new BlockList();
const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8, "ipv4");

test("a storefront that knows the secret hands on whose request it is", () => {
  const origin = { remote: "127.0.0.1", handedOn: "192.0.2.7", proof: proofOf("192.0.2.7", SECRET) };
  expect(clientAddress(origin, SECRET, nobody)).toBe("192.0.2.7");
});

test("a proof is the HMAC of the address, as the storefront makes it", () => {
  // printf 'client-address:192.0.2.7' | openssl dgst -sha256 -hmac "a secret of two servers"
  const proof = "86b4265dbb6a47357c8321a292a609944f0e72e406893418362191751cb9b1ae";
  expect(proofOf("192.0.2.7", SECRET)).toBe(proof);
});

test.each([
  ["no proof", undefined],
  ["a proof that is too short", "86b4"],
  ["a made-up proof", "0".repeat(64)],
  ["the proof of another address", proofOf("192.0.2.8", SECRET)],
  ["the proof of another secret", proofOf("192.0.2.7", "another secret")],
])("with %s the connection counts", (_what, proof) => {
  expect(clientAddress({ remote: "198.51.100.1", handedOn: "192.0.2.7", proof }, SECRET, nobody)).toBe(
    "198.51.100.1",
  );
});

test("X-Forwarded-For of strangers counts for nothing", () => {
  expect(clientAddress({ remote: "198.51.100.1", forwardedFor: "192.0.2.7" }, SECRET, proxies)).toBe(
    "198.51.100.1",
  );
});

test("behind our proxies the nearest hop that is none of them counts", () => {
  const origin = { remote: "::ffff:10.0.0.1", forwardedFor: "203.0.113.9, 192.0.2.7, 10.0.0.2" };
  expect(clientAddress(origin, SECRET, proxies)).toBe("192.0.2.7");
});

test("a connection without an address, and one of both protocols, are counted as what they are", () => {
  expect(clientAddress({ remote: "" }, SECRET, proxies)).toBe("");
  expect(clientAddress({ remote: "::ffff:198.51.100.1" }, SECRET, proxies)).toBe("198.51.100.1");
  expect(clientAddress({ remote: "::ffff:c633:6401" }, SECRET, proxies)).toBe("::ffff:c633:6401");
});

test("a proxy of IPv6 is known as one, and no address of IPv4 is taken for one of IPv6", () => {
  const both = new BlockList();
  both.addSubnet("fd00::", 8, "ipv6");
  const forwardedFor = "192.0.2.7";
  expect(clientAddress({ remote: "fd00::1", forwardedFor }, SECRET, both)).toBe("192.0.2.7");
  expect(clientAddress({ remote: "2001:db8::1", forwardedFor }, SECRET, both)).toBe("2001:db8::1");
  expect(clientAddress({ remote: "10.0.0.1", forwardedFor }, SECRET, both)).toBe("10.0.0.1");
});

test("a proxy that names nobody counts itself", () => {
  expect(clientAddress({ remote: "10.0.0.1", forwardedFor: "rubbish" }, SECRET, proxies)).toBe("10.0.0.1");
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
  ["1:2:3:4::", "1:2:3:4::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["somewhere", "unknown"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
