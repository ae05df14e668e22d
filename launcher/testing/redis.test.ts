import { expect, test } from "vitest";
import { Fault } from "../command/fault.mjs";
import { goOnWithoutRedis } from "./redis.mjs";

test("without Redis a person's run goes on and says what it skips", () => {
  for (const env of [{}, { CI: "" }, { CI: "false" }]) {
    expect(goOnWithoutRedis("install redis-server", env)).toBe(
      "No Redis (install redis-server): the tests of the cache that processes share are skipped.",
    );
  }
});

test("without Redis a CI run fails and says why there is none", () => {
  const go = () => goOnWithoutRedis("apt-get: no network", { CI: "true" });
  expect(go).toThrow(Fault);
  expect(go).toThrow(/No Redis \(apt-get: no network\)/);
});
