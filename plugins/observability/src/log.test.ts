import { PassThrough } from "node:stream";
import type { Logger } from "pino";
import { expect, test } from "vitest";
import { createLog } from "./log.js";

function written(write: (log: Logger) => void, requestId: string | undefined = undefined) {
  const lines = new PassThrough();
  write(createLog({ format: "json", level: "info", part: "storefront", requestId: () => requestId }, lines));
  return JSON.parse(String(lines.read()));
}

test("a line is one JSON object that says when, how grave, which part and what", () => {
  expect(written((log) => log.warn({ key: "faq" }, "content not answered"))).toEqual({
    level: "warn",
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    part: "storefront",
    key: "faq",
    msg: "content not answered",
  });
});

test("a line carries the id of the request it belongs to", () => {
  expect(written((log) => log.info("x"), "0f1e2d3c")).toMatchObject({ request: "0f1e2d3c", msg: "x" });
});

test.each([
  ["mailbox", "no such mailbox: anna.muster+shop@mail.example.test"],
  ["key", `Invalid API Key provided: ${"sk"}_live_51Habc`],
  ["webhook secret", "signed with whsec_abc123"],
  ["token", "Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl was refused"],
  ["password", "cannot reach redis://shop:geheim123@redis:6379"],
  ["query", "GET https://medusa.example/store/orders?email=anna%40x.test failed"],
  ["phone", "call +49 170 1234567 back"],
  ["offer", "the page /pay/Zk3_9aPq7 failed"],
  ["offer's route", "GET /store/furniture/payment-links/Zk3_9aPq7 failed"],
  ["key of an order", "the page /auftrag/Zk3_9aPq7Zk3_9aPq7Zk3_9aPq7Zk3_9 failed"],
  ["key of an order in English", "the page /order/Zk3_9aPq7Zk3_9aPq7Zk3_9aPq7Zk3_9 failed"],
  ["key of an order's route", "GET /store/furniture/order-page/Zk3_9aPq7Zk3_9aPq7Zk3_9aPq7Zk3_9 failed"],
  ["payment", "the page /payment-collection/pay_col_Zk3_9aPq7 failed"],
])("a %s in a library's own words does not reach the log", (_, words) => {
  const line = written((log) => log.error({ reason: words }, words));
  for (const secret of ["anna", "51Habc", "abc123", "c2lnbm", "geheim", "email=", "1234567", "Zk3_"]) {
    expect(JSON.stringify(line)).not.toContain(secret);
  }
});

test("a person's fields are hidden, however deep they lie", () => {
  const person = { email: "?", phone: "0170 1", shipping_address: { city: "Lummerland" } };
  const line = written((log) => log.info({ ...person, cart: person, cause: { cart: person } }, "x"));
  expect(JSON.stringify(line)).not.toMatch(/0170|Lummerland|\?/);
});

test("paths of files and modules stay readable", () => {
  const stack = "at load (/srv/node_modules/@medusajs/cart/dist/index.js:3:4)";
  expect(written((log) => log.error({ reason: stack }, "x")).reason).toBe(stack);
});

test.each([
  "Customer with email: anna@example.test, has_account: true already exists",
  'insert into "cart_address" ("first_name", "phone") values (\'Anna\', NULL) - null value in column "x"',
  "duplicate key value violates unique constraint. Detail: Key (email, id)=(Anna, 4) already exists.",
  "null value violates not-null constraint. Failing row contains (01ABC, Anna, Musterweg 1).",
  "GET /store/orders?q=Anna failed",
])("of a database's or a library's %j only what names nobody is logged", (words) => {
  const line = written((log) => log.error({ err: new Error(words) }, words));
  expect(line.err.message).toBeTruthy();
  expect(JSON.stringify(line)).not.toMatch(/anna/i);
});
