import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import {
  type Addition,
  CHANGES,
  NEW_FILES,
} from "../../plugins/furniture-rules/src/kinds/eighth-kind/other-files.cases.ts";
import { ROOT } from "./launched.ts";

const KINDS = "plugins/furniture-rules/src/kinds";
/** The folder of the kind, where a shop that sells it has it. */
export const KIND_FOLDER = `${KINDS}/coat-rack`;

/**
 * The files of a shop that sells coat racks which this shop does not have, or has otherwise.
 * @returns their texts, by path from the root
 * @throws where a file lacks the text that an addition is put behind
 */
export function coatRackFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of ["definition", "schema"]) {
    const source = readFileSync(join(ROOT, KINDS, `eighth-kind/${name}.cases.ts`), "utf8");
    files.set(`${KIND_FOLDER}/${name}.ts`, source.replaceAll(".cases.js", ".js"));
  }
  for (const [path, additions] of Object.entries(CHANGES))
    files.set(path, withAdditions(readFileSync(join(ROOT, path), "utf8"), additions, path));
  for (const [path, text] of Object.entries(NEW_FILES)) files.set(path, text);
  return files;
}

/** Puts each addition behind the first text it follows that comes after the addition before it. */
function withAdditions(text: string, additions: readonly Addition[], path: string): string {
  let [done, rest] = ["", text];
  for (const [behind, added] of additions) {
    const at = rest.indexOf(behind);
    if (at < 0) throw new Error(`${path} has no "${behind}" to put "${added}" behind.`);
    done += rest.slice(0, at + behind.length) + added;
    rest = rest.slice(at + behind.length);
  }
  return done + rest;
}

/**
 * Makes a copy of this repository's sources, with the packages they need and without builds, in which git sees the coat rack
 * as what has been changed.
 * @param folder on the disk of the repository, so that packages are linked instead of copied
 */
export function copyWithCoatRack(folder: string): void {
  for (const path of git(ROOT, "ls-files", "-z", "-co", "--exclude-standard").split("\0").filter(Boolean)) {
    if (!existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
  for (const part of [".", "cms", ...workspaces()]) {
    const modules = join(part, "node_modules");
    if (existsSync(join(ROOT, modules)))
      execFileSync("cp", [linked, join(ROOT, modules), join(folder, modules)]);
  }
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  const author = ["-c", "user.name=test", "-c", "user.email=test@example.test"];
  git(folder, ...author, "commit", "--quiet", "--no-verify", "-m", "The shop as it is");
  for (const [path, text] of coatRackFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  execFileSync("npm", ["run", "typegen", "--silent"], { cwd: folder });
  git(folder, "add", "--all");
}

/** The paths of the files that such a copy has otherwise than the shop as it is, and of those that it has besides. */
export function touchedIn(folder: string): { changed: string[]; added: string[] } {
  const differing = (filter: string) =>
    git(folder, "diff", "--cached", "--name-only", `--diff-filter=${filter}`).split("\n").filter(Boolean);
  return { changed: differing("M"), added: differing("A") };
}

/** Folders of the workspaces: some packages lie there instead of in the root. */
function workspaces(): string[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
  return Object.keys(packages).filter((path) => path !== "" && !path.includes("node_modules"));
}

const lock = z.object({ packages: z.record(z.string(), z.unknown()) });

/** Only GNU's `cp` makes hard links. */
const linked = process.platform === "linux" ? "-al" : "-a";

function git(cwd: string, ...args: string[]): string {
  return String(execFileSync("git", args, { cwd, maxBuffer: 64 * 1024 * 1024 }));
}
