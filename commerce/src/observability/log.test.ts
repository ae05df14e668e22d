import { PassThrough } from "node:stream";
import type { Logger } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import { createLogger } from "./log";

function written(write: (log: Logger) => void) {
  const lines = new PassThrough();
  write(createLogger({ format: "json", level: "info", part: "medusa" }, lines));
  const text = String(lines.read() ?? "");
  return text ? JSON.parse(text) : null;
}

test("a line is one JSON object that says when, how grave, which part and what", () => {
  expect(written((log) => log.warn("The payment waits"))).toEqual({
    level: "warn",
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    part: "medusa",
    msg: "The payment waits",
  });
});

test("an error keeps its kind, its words and its place, and loses what hangs on it", () => {
  const error = Object.assign(new Error("no such row"), { code: "23505", parameters: ["Anna"] });
  const line = written((log) => log.error("could not save", error));
  expect(line).toMatchObject({ msg: "could not save", err: { message: "no such row", code: "23505" } });
  expect(line.err.stack).toContain("log.test.ts");
  expect(JSON.stringify(line)).not.toContain("Anna");
});

test("ordinary sentences stay as they are", () => {
  const words = "Nothing to update - with all selected prices done";
  expect(written((log) => log.info(words)).msg).toBe(words);
});

test("Medusa's own lines about requests, which name path and query, are not asked for", () => {
  const log = createLogger({ format: "json", level: "debug", part: "medusa" }, new PassThrough());
  expect([log.shouldLog("http"), log.shouldLog("verbose"), log.shouldLog("silly")]).toEqual([
    false,
    true,
    false,
  ]);
});
