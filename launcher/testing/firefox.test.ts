import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fault } from "../command/fault.mjs";
import { Children } from "../processes/children.mjs";
import { sayFinding } from "./find-or-install.mjs";
import { findFirefox } from "./firefox.mjs";

/** Windows has no user ids; where this runs there are. */
const system = process as { getuid(): number };
const never = new AbortController().signal;
let folder = "";
let children = new Children();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planke46-programs-"));
  children = new Children();
  vi.stubEnv("PATH", folder);
  vi.stubEnv("FIREFOX_PATH", undefined);
  vi.stubEnv("CI", undefined);
  vi.spyOn(system, "getuid").mockReturnValue(0);
  vi.spyOn(console, "log").mockReturnValue();
});

afterEach(() => {
  children.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program on the PATH. */
function program(name: string, script = ""): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** An apt-get that reaches its lists or not, and installs a Firefox or not. */
function aptGet({ isReachable, brings }: { isReachable: boolean; brings: boolean }): void {
  const install = brings
    ? `echo '#!/bin/sh' > ${folder}/firefox-esr; /bin/chmod 755 ${folder}/firefox-esr`
    : "exit 100";
  program("apt-get", `if [ "$1" = update ]; then exit ${isReachable ? 0 : 100}; fi\n${install}`);
}

test("a Firefox on the PATH is taken as it is", async () => {
  const path = program("firefox");
  expect(await findFirefox(children, never)).toEqual({ found: path, from: "already there" });
});

test("FIREFOX_PATH goes before any other, and a wrong one is no reason to take another", async () => {
  program("firefox");
  const own = program("my-firefox");
  vi.stubEnv("FIREFOX_PATH", own);
  expect(await findFirefox(children, never)).toEqual({ found: own, from: "FIREFOX_PATH" });
  vi.stubEnv("FIREFOX_PATH", join(folder, "absent"));
  expect(await findFirefox(children, never)).toMatchObject({ missing: expect.stringContaining("absent") });
});

test("root gets Debian's package when there is none", async () => {
  aptGet({ isReachable: true, brings: true });
  expect(await findFirefox(children, never)).toEqual({
    found: join(folder, "firefox-esr"),
    from: "Debian's package",
  });
});

test("others are told what to install", async () => {
  aptGet({ isReachable: true, brings: true });
  vi.mocked(system.getuid).mockReturnValue(1000);
  expect(await findFirefox(children, never)).toEqual({
    missing: expect.stringContaining("install firefox-esr"),
    isFault: false,
  });
});

test("a Firefox that Debian was asked for and did not bring is a fault in continuous integration, and elsewhere said", async () => {
  aptGet({ isReachable: true, brings: false });
  const finding = await findFirefox(children, never);
  expect(finding).toEqual({ missing: expect.stringMatching(/^apt-get: /), isFault: true });
  sayFinding("Firefox", finding);
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^No Firefox \(apt-get: .*not tested/));
  vi.stubEnv("CI", "true");
  expect(() => sayFinding("Firefox", finding)).toThrow(Fault);
});

test("without a network the tests of Firefox are skipped, in continuous integration as well", async () => {
  aptGet({ isReachable: false, brings: false });
  vi.stubEnv("CI", "true");
  const finding = await findFirefox(children, never);
  expect(finding).toMatchObject({ isFault: false });
  expect(() => sayFinding("Firefox", finding)).not.toThrow();
});
