import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { Fault } from "../command/fault.mjs";
import { bareMachine } from "./bare-machine.ts";
import { sayFinding } from "./find-or-install.mjs";
import { findFirefox } from "./firefox.mjs";

const never = new AbortController().signal;
const machine = bareMachine("FIREFOX_PATH", "CI");
beforeEach(() => {
  machine.askedBy(0);
  vi.spyOn(console, "log").mockReturnValue();
});

/** An apt-get that reaches its lists or not, and installs a Firefox or not. */
function aptGet({ isReachable, brings }: { isReachable: boolean; brings: boolean }): void {
  const install = brings
    ? `echo '#!/bin/sh' > ${machine.folder}/firefox-esr; /bin/chmod 755 ${machine.folder}/firefox-esr`
    : "exit 100";
  machine.program("apt-get", `if [ "$1" = update ]; then exit ${isReachable ? 0 : 100}; fi\n${install}`);
}

test("a Firefox on the PATH is taken as it is", async () => {
  const path = machine.program("firefox");
  expect(await findFirefox(machine.children, never)).toEqual({ found: path, from: "already there" });
});

test("FIREFOX_PATH goes before any other, and a wrong one is no reason to take another", async () => {
  machine.program("firefox");
  const own = machine.program("my-firefox");
  vi.stubEnv("FIREFOX_PATH", own);
  expect(await findFirefox(machine.children, never)).toEqual({ found: own, from: "FIREFOX_PATH" });
  vi.stubEnv("FIREFOX_PATH", join(machine.folder, "absent"));
  expect(await findFirefox(machine.children, never)).toMatchObject({
    missing: expect.stringContaining("absent"),
  });
});

test("root gets Debian's package when there is none", async () => {
  aptGet({ isReachable: true, brings: true });
  expect(await findFirefox(machine.children, never)).toEqual({
    found: join(machine.folder, "firefox-esr"),
    from: "Debian's package",
  });
});

test("others are told what to install", async () => {
  aptGet({ isReachable: true, brings: true });
  machine.askedBy(1000);
  expect(await findFirefox(machine.children, never)).toEqual({
    missing: expect.stringContaining("install firefox-esr"),
    isFault: false,
  });
});

test("a Firefox that Debian was asked for and did not bring is a fault in continuous integration, and elsewhere said", async () => {
  aptGet({ isReachable: true, brings: false });
  const finding = await findFirefox(machine.children, never);
  expect(finding).toEqual({ missing: expect.stringMatching(/^apt-get: /), isFault: true });
  sayFinding("Firefox", finding);
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^No Firefox \(apt-get: .*not tested/));
  vi.stubEnv("CI", "true");
  expect(() => sayFinding("Firefox", finding)).toThrow(Fault);
});

test("without a network the tests of Firefox are skipped, in continuous integration as well", async () => {
  aptGet({ isReachable: false, brings: false });
  vi.stubEnv("CI", "true");
  const finding = await findFirefox(machine.children, never);
  expect(finding).toMatchObject({ isFault: false });
  expect(() => sayFinding("Firefox", finding)).not.toThrow();
});
