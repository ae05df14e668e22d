import { expect, test } from "vitest";
import { errorTeller } from "./tell-errors.mjs";

function told(...lines: string[]): string[] {
  const said: string[] = [];
  const tell = errorTeller("storefront", (text) => said.push(text));
  lines.forEach(tell);
  return said;
}

test("a page that fails is told with its reason and where it is", () => {
  const facts = { request: "1", reason: "Error: boom\n    at Home (storefront/app/routes/home.tsx:63:29)" };
  expect(
    told(
      '[06:03:00.829] INFO: request {"status":200}',
      `[06:03:11.416] ERROR: page failed ${JSON.stringify(facts)}`,
      '[06:03:11.446] ERROR: request {"route":"unknown","status":500,"ms":596}',
      "    at nobody",
    ),
  ).toEqual([
    "✖ storefront: page failed",
    "  Error: boom",
    "      at Home (storefront/app/routes/home.tsx:63:29)",
  ]);
});

test("a reason on lines of its own is told from its beginning, and not what follows it", () => {
  const stack = Array.from({ length: 20 }, (_, at) => `        at line ${at + 1}`);
  expect(
    told(
      "[06:04:12.300] ERROR: An unknown error occurred.",
      "    err: {",
      '      "message": "boom in price"',
      ...stack,
      "[06:04:12.357] INFO: POST /store/furniture/price 500 in 58 ms",
      "    at nobody",
    ),
  ).toEqual([
    "✖ storefront: An unknown error occurred.",
    "    err: {",
    '      "message": "boom in price"',
    ...stack.slice(0, 6),
  ]);
});

test("facts that are no JSON do not hide the error", () => {
  expect(told("[06:04:12.300] FATAL: it said {so}")).toEqual(["✖ storefront: it said"]);
});
