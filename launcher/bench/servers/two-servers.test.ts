import { expect, test, vi } from "vitest";
import { gainOfSecondCore } from "./machine.mjs";
import { twoServers } from "./two-servers.mjs";

test("without a cluster there is no row, and one line that says what it needs", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(twoServers({ publishableKey: "pk_unused" })).resolves.toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringContaining("npm run start:cluster")]]);
  log.mockRestore();
});

test("what the machine gains by its second core is counted by calculations that come to an end", async () => {
  const gain = await gainOfSecondCore(100);
  expect(gain).toBeGreaterThan(0);
  expect(Number.isFinite(gain)).toBe(true);
});
