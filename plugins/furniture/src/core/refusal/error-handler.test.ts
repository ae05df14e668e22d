import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, test, vi } from "vitest";
import { refusalHandler } from "./error-handler";

/** Status and message with which an error of a route is answered. */
function answered(originalUrl: string, error: unknown): [status: number, message: string] {
  const answer: { status: number; body: { message: string } } = { status: 200, body: { message: "" } };
  const response = {
    set: () => response,
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    json: (body: { message: string }) => {
      answer.body = body;
      return response;
    },
  };
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const request = { originalUrl, method: "POST", path: originalUrl, scope: { resolve: () => logger } };
  refusalHandler(
    error,
    request as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    (() => undefined) as MedusaNextFunction,
  );
  return [answer.status, answer.body.message];
}

const READ_ONLY = "cannot execute INSERT in a read-only transaction";

test.each([
  ["a database that only reads", new Error(READ_ONLY), 500, /^Die Datenbank liest gerade nur/],
  ["the same, as a workflow hands it on", { message: READ_ONLY }, 500, /^Die Datenbank liest gerade nur/],
  [
    "a full disk",
    new Error("could not extend file: No space left on device"),
    507,
    /^Der Server hat keinen Platz mehr/,
  ],
  ["anything else", new Error("x is not a function"), 500, /^Der Server konnte das nicht ausführen/],
])("staff read in German what became of their request at %s", (_what, error, status, words) => {
  expect(answered("/admin/orders/order_1/cancel", error)).toEqual([status, expect.stringMatching(words)]);
});

test("staff who sign in meanwhile read German too", () => {
  expect(answered("/auth/user/emailpass", new Error(READ_ONLY))[1]).toMatch(
    /^Die Datenbank liest gerade nur/,
  );
});

test.each([
  ["2201W", "limit: must not be negative", "limit: darf nicht negativ sein"],
  ["22007", "A value of the request cannot be read, or is out of bounds", "Ein Wert der Anfrage ist nicht"],
])(
  "a value that the database cannot take (%s) is the asker's fault, said to each reader",
  (code, english, german) => {
    const error = Object.assign(new Error("select …"), { code });
    expect(answered("/store/products", error)).toEqual([400, english]);
    expect(answered("/admin/products", error)).toEqual([400, expect.stringContaining(german)]);
    // Another class of Postgres' codes: a table that is not there is ours.
    expect(answered("/store/products", Object.assign(error, { code: "42P01" }))[0]).toBe(500);
  },
);

test("clients of the store are answered as ever", () => {
  expect(answered("/store/carts", new Error(READ_ONLY))).toEqual([500, "An unknown error occurred."]);
});
