import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { afterEach, expect, test, vi } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { PostgresLocks } from "./postgres-locks";

const longTest = longOnly(test);
const HOUR = 3_600_000;

afterEach(() => void vi.useRealTimers());

/** Locks on a database whose answers are given; it notes what it was asked. */
function locksOn(isFree: boolean): { locks: PostgresLocks; asked: string[] } {
  const asked: string[] = [];
  const raw = async (sql: string) => {
    asked.push(sql);
    return { rows: isFree ? [{}] : [] };
  };
  return { locks: new PostgresLocks({ [ContainerRegistrationKeys.PG_CONNECTION]: { raw } }), asked };
}

test("who holds a lock goes on holding it when the machine's clock is set forward", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] });
  const { locks, asked } = locksOn(true);
  await locks.execute("cart", async () => {
    vi.setSystemTime(Date.now() + 3 * HOUR);
    await vi.advanceTimersByTimeAsync(9_000);
  });
  expect(asked.filter((sql) => sql.includes("update locking"))).toHaveLength(3);
});

longTest(
  "a request for a busy lock gives up in time when the machine's clock is set back",
  async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const since = performance.now();
    const { locks } = locksOn(false);
    const refused = expect(locks.acquire("cart")).rejects.toThrow("already locked");
    vi.setSystemTime(Date.now() - HOUR);
    await refused;
    expect(performance.now() - since).toBeLessThan(10_000);
  },
  15_000,
);
