import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { bareMachine } from "./bare-machine.ts";
import { findChromium } from "./chromium.mjs";

const never = new AbortController().signal;
const machine = bareMachine("CHROMIUM_PATH");
// What Playwright has downloaded for this person is no matter of these tests.
beforeEach(() => void vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", machine.folder));

/** An apt-get, asked by root, that knows these packages alone. */
function aptGetWith(...packages: string[]): void {
  machine.askedBy(0);
  machine.program(
    "apt-get",
    `[ "$1" = update ] && exit 0
for asked; do :; done
case " ${packages.join(" ")} " in *" $asked "*) ;; *) exit 100 ;; esac
echo '#!/bin/sh' > ${machine.folder}/$asked; /bin/chmod 755 ${machine.folder}/$asked`,
  );
}

test("a headless shell goes before a whole Chromium, which draws a window for each context", async () => {
  machine.program("chromium");
  const path = machine.program("chromium-headless-shell");
  expect(await findChromium(machine.children, never)).toEqual({ path, from: "already there" });
});

test("root gets Debian's headless shell, even beside a whole Chromium", async () => {
  machine.program("chromium");
  aptGetWith("chromium-headless-shell");
  expect(await findChromium(machine.children, never)).toEqual({
    path: join(machine.folder, "chromium-headless-shell"),
    from: "Debian's package",
  });
});

test("where no headless shell can be had, a whole Chromium does", async () => {
  const path = machine.program("google-chrome");
  expect(await findChromium(machine.children, never)).toEqual({ path, from: "already there" });
  rmSync(path);
  aptGetWith("chromium");
  expect(await findChromium(machine.children, never)).toEqual({
    path: join(machine.folder, "chromium"),
    from: "Debian's package",
  });
});

test("CHROMIUM_PATH goes before any other, and a wrong one is no reason to take another", async () => {
  machine.program("chromium-headless-shell");
  const path = machine.program("my-chromium");
  vi.stubEnv("CHROMIUM_PATH", path);
  expect(await findChromium(machine.children, never)).toEqual({ path, from: "CHROMIUM_PATH" });
  vi.stubEnv("CHROMIUM_PATH", join(machine.folder, "absent"));
  await expect(findChromium(machine.children, never)).rejects.toThrow("absent");
});
