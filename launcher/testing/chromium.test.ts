import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Children } from "../processes/children.mjs";
import { findChromium } from "./chromium.mjs";

const system = process as { getuid(): number };
const never = new AbortController().signal;
let folder = "";
let children = new Children();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planke46-programs-"));
  children = new Children();
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", undefined);
  // What Playwright has downloaded for this person is no matter of these tests.
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", folder);
  vi.spyOn(system, "getuid").mockReturnValue(1000);
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

/** An apt-get, asked by root, that knows these packages alone. */
function aptGetWith(...packages: string[]): void {
  vi.mocked(system.getuid).mockReturnValue(0);
  program(
    "apt-get",
    `[ "$1" = update ] && exit 0
for asked; do :; done
case " ${packages.join(" ")} " in *" $asked "*) ;; *) exit 100 ;; esac
echo '#!/bin/sh' > ${folder}/$asked; /bin/chmod 755 ${folder}/$asked`,
  );
}

test("a headless shell goes before a whole Chromium, which draws a window for each context", async () => {
  program("chromium");
  const path = program("chromium-headless-shell");
  expect(await findChromium(children, never)).toEqual({ path, from: "already there" });
});

test("root gets Debian's headless shell, even beside a whole Chromium", async () => {
  program("chromium");
  aptGetWith("chromium-headless-shell");
  expect(await findChromium(children, never)).toEqual({
    path: join(folder, "chromium-headless-shell"),
    from: "Debian's package",
  });
});

test("where no headless shell can be had, a whole Chromium does", async () => {
  const path = program("google-chrome");
  expect(await findChromium(children, never)).toEqual({ path, from: "already there" });
  rmSync(path);
  aptGetWith("chromium");
  expect(await findChromium(children, never)).toEqual({
    path: join(folder, "chromium"),
    from: "Debian's package",
  });
});

test("CHROMIUM_PATH goes before any other, and a wrong one is no reason to take another", async () => {
  program("chromium-headless-shell");
  const path = program("my-chromium");
  vi.stubEnv("CHROMIUM_PATH", path);
  expect(await findChromium(children, never)).toEqual({ path, from: "CHROMIUM_PATH" });
  vi.stubEnv("CHROMIUM_PATH", join(folder, "absent"));
  await expect(findChromium(children, never)).rejects.toThrow("absent");
});
