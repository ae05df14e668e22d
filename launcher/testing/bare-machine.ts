import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { Children } from "../processes/children.mjs";

/** Windows has no user ids; where this runs there are. */
const system = process as { getuid(): number };

/** A machine on whose PATH is nothing but what a test puts there. */
interface BareMachine {
  /** The folder on its PATH. */
  readonly folder: string;
  readonly children: Children;
  /** Puts a program on the PATH. Answers its path. */
  program(name: string, script?: string): string;
  /** Says who asks from now on: 0 is root. */
  askedBy(user: number): void;
}

/** Gives each test of a file a bare machine of its own. @param variables unset there */
export function bareMachine(...variables: string[]): BareMachine {
  let folder = "";
  let children = new Children();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "planke46-programs-"));
    children = new Children();
    vi.stubEnv("PATH", folder);
    for (const variable of variables) vi.stubEnv(variable, undefined);
    vi.spyOn(system, "getuid").mockReturnValue(1000);
  });
  afterEach(() => {
    children.close();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    get children() {
      return children;
    },
    program(name, script = "") {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\n${script}\n`);
      chmodSync(path, 0o755);
      return path;
    },
    askedBy: (user) => void vi.mocked(system.getuid).mockReturnValue(user),
  };
}
