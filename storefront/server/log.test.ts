import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const settings = { LOG_LEVEL: "info", LOG_FORMAT: "json", SHOP_ENV: "production" } as const;

async function written(write: (log: Awaited<ReturnType<typeof createLog>>) => void) {
  const lines = new PassThrough();
  write(await createLog(settings, lines));
  return JSON.parse(String(lines.read()));
}

test("a line is one JSON object that says when, how grave, which part and what", async () => {
  expect(await written((log) => log.warn({ key: "faq" }, "content not answered"))).toEqual({
    level: "warn",
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    part: "storefront",
    key: "faq",
    msg: "content not answered",
  });
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
  ["payment", "the page /payment-collection/pay_col_Zk3_9aPq7 failed"],
])("a %s in a library's own words does not reach the log", async (_, words) => {
  const line = await written((log) => log.error({ reason: words }, words));
  for (const secret of ["anna", "51Habc", "abc123", "c2lnbm", "geheim", "email=", "1234567", "Zk3_"]) {
    expect(JSON.stringify(line)).not.toContain(secret);
  }
});

test("a person's fields are hidden, however deep they lie", async () => {
  const person = { email: "?", phone: "0170 1", shipping_address: { city: "Lummerland" } };
  const line = await written((log) => log.info({ ...person, cart: person, cause: { cart: person } }, "x"));
  expect(JSON.stringify(line)).not.toMatch(/0170|Lummerland|\?/);
});

test("paths of files and modules stay readable", async () => {
  const stack = "at load (/srv/node_modules/@medusajs/cart/dist/index.js:3:4)";
  expect((await written((log) => log.error({ reason: stack }, "x"))).reason).toBe(stack);
});
