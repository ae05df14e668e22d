import type { Request, RequestHandler, Response } from "express";
import { expect, test } from "vitest";
import { formBodies, isSameOrigin, sameOriginOnly } from "./sameOrigin.ts";

const SHOP = "https://planke46.example";
const host = "planke46.example";

test("a form of our own pages may change something", () => {
  expect(isSameOrigin({ origin: SHOP, host, "sec-fetch-site": "same-origin" }, SHOP)).toBe(true);
  expect(isSameOrigin({ origin: SHOP, host }, SHOP)).toBe(true);
  // A proxy asks under another name; a browser may name its site alone, and its user may have typed the address.
  expect(isSameOrigin({ origin: SHOP, host: "storefront:3000" }, SHOP)).toBe(true);
  for (const site of ["same-origin", "none"]) {
    expect(isSameOrigin({ host, "sec-fetch-site": site }, SHOP)).toBe(true);
    expect(isSameOrigin({ origin: "", host, "sec-fetch-site": site }, SHOP)).toBe(true);
  }
});

test("a form of a page of ours that hides its address may, too", () => {
  expect(isSameOrigin({ origin: "null", host, "sec-fetch-site": "same-origin" }, SHOP)).toBe(true);
  expect(isSameOrigin({ origin: "null", host, "sec-fetch-site": "cross-site" }, SHOP)).toBe(false);
});

test("the English host is one of our own", () => {
  const english = "board46.example";
  expect(isSameOrigin({ origin: `https://${english}`, host: english }, SHOP)).toBe(true);
});

test("a form of another site may not, however it is dressed", () => {
  expect(isSameOrigin({ origin: "https://evil.example", host }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: "null", host }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: "nonsense", host }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: SHOP, host, "sec-fetch-site": "cross-site" }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: SHOP, host, "sec-fetch-site": "same-site" }, SHOP)).toBe(false);
});

test("a request that does not say where it comes from may not", () => {
  expect(isSameOrigin({ host }, SHOP)).toBe(false);
});

/** What becomes of a request: passed on with these headers, or answered. */
function sent(handler: RequestHandler, method: string, headers: Record<string, string>) {
  const seen: { passed: boolean; status?: number; code?: string; cache?: string } = { passed: false };
  const response = {
    status: (status: number) => {
      seen.status = status;
      return response;
    },
    setHeader: (_name: string, value: string) => {
      seen.cache = value;
      return response;
    },
    json: ({ issues }: { issues: { code: string }[] }) => {
      seen.code = issues[0]?.code ?? "";
    },
    type: () => response,
    send: () => response,
  };
  const request = { method, headers: { ...headers } } as unknown as Request;
  handler(request, response as unknown as Response, () => {
    seen.passed = true;
  });
  return { ...seen, headers: request.headers };
}

test("what changes something and comes from another site is answered with 403, whoever only looks is let in", () => {
  const gate = sameOriginOnly(SHOP);
  const foreign = { origin: "https://evil.example", host };
  for (const method of ["POST", "PUT", "PATCH", "DELETE"])
    expect(sent(gate, method, foreign)).toMatchObject({ passed: false, status: 403 });
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(sent(gate, method, foreign)).toMatchObject({ passed: true, headers: foreign });
});

test("an origin that a page of ours hides is not handed on, for Remix would take it for a foreign one; another is", () => {
  const hidden = { origin: "null", host, "sec-fetch-site": "same-origin" };
  expect(sent(sameOriginOnly(SHOP), "POST", hidden)).toMatchObject({ passed: true });
  expect(sent(sameOriginOnly(SHOP), "POST", hidden).headers).not.toHaveProperty("origin");
  expect(sent(sameOriginOnly(SHOP), "POST", { origin: SHOP, host }).headers.origin).toBe(SHOP);
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };

test.each<[string, Record<string, string>, number, string]>([
  ["of unknown length", { ...FORM, "transfer-encoding": "chunked" }, 411, "no_length"],
  ["of one byte too many", { ...FORM, "content-length": "65537" }, 413, "too_large"],
  [
    "with files",
    { "content-type": "multipart/form-data; boundary=x", "content-length": "9" },
    415,
    "no_form",
  ],
  ["that calls itself nothing", { "content-length": "9" }, 415, "no_form"],
  [
    "of another name that begins alike",
    { "content-type": `${FORM["content-type"]}x`, "content-length": "9" },
    415,
    "no_form",
  ],
])(
  "a form %s is refused before it is read, and the refusal is kept by no cache",
  (_which, headers, status, code) => {
    expect(sent(formBodies, "POST", headers)).toMatchObject({
      passed: false,
      status,
      code,
      cache: "no-store",
    });
    expect(sent(formBodies, "GET", headers)).toMatchObject({ passed: true, headers });
  },
);

test("a form of the largest size passes, and one without a body reads as an empty form", () => {
  const largest = {
    "content-type": "Application/X-WWW-Form-Urlencoded ; charset=utf-8",
    "content-length": "65536",
  };
  expect(sent(formBodies, "POST", largest)).toMatchObject({ passed: true, headers: largest });
  const empty = { "content-length": "0", "content-type": "text/plain" };
  expect(sent(formBodies, "POST", {})).toMatchObject({ passed: true, headers: FORM });
  expect(sent(formBodies, "POST", empty)).toMatchObject({ passed: true, headers: FORM });
});
