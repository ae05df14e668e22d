import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bareMachine } from "./bare-machine.ts";
import { findWebKit } from "./webkit.mjs";

const never = new AbortController().signal;
const machine = bareMachine();

/** Puts MiniBrowser where Debian has it. */
function miniBrowser(): string {
  const folder = join(machine.folder, "lib/x86_64-linux-gnu/webkit2gtk-4.1");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "MiniBrowser");
  renameSync(machine.program("MiniBrowser"), path);
  return path;
}
const find = () => findWebKit(machine.children, never, join(machine.folder, "lib"));

test("the driver on the PATH and the browser beside its library are taken as they are", async () => {
  const [driver, browser] = [machine.program("WebKitWebDriver"), miniBrowser()];
  machine.program("Xvfb");
  expect(await find()).toEqual({ found: { driver, browser }, from: "already there" });
});

test.each(["Xvfb", "WebKitWebDriver", "MiniBrowser"])(
  "without %s there is none, and it is said what to install",
  async (absent) => {
    for (const name of ["Xvfb", "WebKitWebDriver"]) if (name !== absent) machine.program(name);
    if (absent !== "MiniBrowser") miniBrowser();
    expect(await find()).toEqual({ missing: "install webkit2gtk-driver and xvfb", isFault: false });
  },
);
