import type { Request, Response } from "express";
import { expect, test } from "vitest";
import { clientAddress, clientHeaders, rememberClient } from "./clientAddress.ts";

const SECRET = "a secret of two servers";

/** What is asked of Medusa for a request from this address. */
function headersFor(ip: string | undefined, secret: string | undefined = SECRET) {
  let headers: Record<string, string> | undefined;
  rememberClient({ ip } as Request, {} as Response, () => {
    headers = clientHeaders(secret);
  });
  return headers;
}

test("Medusa hears whose request it is, with the proof that it knows", () => {
  // printf 'client-address:192.0.2.7' | openssl dgst -sha256 -hmac "a secret of two servers"
  const proof = "86b4265dbb6a47357c8321a292a609944f0e72e406893418362191751cb9b1ae";
  const headers = { "x-client-address": "192.0.2.7", "x-client-address-proof": proof };
  expect(headersFor("192.0.2.7")).toEqual(headers);
  // As a server that listens on both protocols writes it.
  expect(headersFor("::ffff:192.0.2.7")).toEqual(headers);
  expect(headersFor("::FFFF:192.0.2.7")).toEqual(headers);
  expect(headersFor("2001:db8::7")?.["x-client-address"]).toBe("2001:db8::7");
  expect(headersFor("::ffff:c000:207")?.["x-client-address"]).toBe("::ffff:c000:207");
});

test("without a secret, an address or a request nobody is named", () => {
  expect(headersFor("192.0.2.7", "")).toEqual({});
  expect(headersFor(undefined)).toEqual({});
  expect([clientAddress(), clientHeaders(SECRET)]).toEqual(["", {}]);
});
