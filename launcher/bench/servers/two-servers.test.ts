import { expect, test, vi } from "vitest";
import { twoServers } from "./two-servers.mjs";

test("without a cluster there is no row, and one line that says what it needs", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(twoServers({ publishableKey: "pk_unused" })).resolves.toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringContaining("npm run start:cluster")]]);
  log.mockRestore();
});
