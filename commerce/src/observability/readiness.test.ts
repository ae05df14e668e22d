import { expect, test } from "vitest";
import { beginDraining, missing } from "./readiness";

test("a process without database and Redis names both, and soon", async () => {
  expect(await missing("redis://127.0.0.1:1")).toEqual(["database", "redis"]);
});

test("where no Redis is wanted none is missed", async () => {
  expect(await missing(undefined)).toEqual(["database"]);
});

test("a process that was told to stop asks nobody any more", async () => {
  beginDraining();
  expect(await missing("redis://127.0.0.1:1")).toEqual(["stopping"]);
});
