import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { promisify } from "node:util";

/** What a stage of the Dockerfile has become: an image's files in a folder, and how it is started. */
export interface Stage {
  /** Stands for the image's root. */
  folder: string;
  workdir: string;
  /** The user that runs it; root when the Dockerfile names none. */
  user: string;
  env: Record<string, string>;
  entrypoint: string[];
  cmd: string[];
}

interface Instruction {
  word: string;
  rest: string;
}

const run = promisify(execFile);
/** An install or a build, milliseconds. */
const STEP_TAKES_AT_MOST = 600_000;

/** One instruction a line: continued lines joined, comments and empty lines left out. */
export function instructionsIn(dockerfile: string): Instruction[] {
  return dockerfile
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => {
      const [word = "", ...rest] = line.trim().split(/\s+/);
      return { word, rest: rest.join(" ") };
    });
}

/** Copies what `docker build` would send: what git knows or would take, without what the ignore file names. */
export function buildContext(root: string, ignoreFile: string, folder: string): void {
  const ignored = readFileSync(ignoreFile, "utf8").split("\n").filter(Boolean).map(ignorePattern);
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root });
  for (const path of String(listed).split("\0").filter(Boolean)) {
    if (ignored.some((pattern) => pattern.test(path)) || !existsSync(join(root, path))) continue;
    cpSync(join(root, path), join(folder, path));
  }
}

/** The patterns we use: a name at the top, or after double stars a name in any folder. Each with all below it. */
function ignorePattern(pattern: string): RegExp {
  const anywhere = pattern.startsWith("**/");
  const name = pattern.replace("**/", "").replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
  return new RegExp(`^${anywhere ? "(?:.*/)?" : ""}${name}(?:/|$)`);
}

/**
 * Carries out a Dockerfile's stages in plain folders, for a machine without Docker: every COPY and RUN as it stands there.
 * What it can't show is the system below: base images' users, libraries and missing tools.
 * @param context the folder that `docker build` would be given
 * @param args values of the Dockerfile's ARGs
 */
export async function carryOut(
  dockerfile: string,
  context: string,
  folder: string,
  args: Record<string, string>,
): Promise<Map<string, Stage>> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const instruction of instructionsIn(dockerfile)) {
    if (instruction.word === "FROM") stage = await begun(instruction.rest, stages, folder);
    else if (stage) await followed(instruction, { stage, stages, context, args });
    else throw new Error(`${instruction.word} stands before the first FROM.`);
  }
  return stages;
}

async function begun(rest: string, stages: Map<string, Stage>, folder: string): Promise<Stage> {
  const [from = "", , name = ""] = rest.split(" ");
  const base = stages.get(from);
  const stage: Stage = base
    ? { ...base, env: { ...base.env }, folder: join(folder, name) }
    : { folder: join(folder, name), workdir: "/", user: "root", env: {}, entrypoint: [], cmd: [] };
  mkdirSync(stage.folder, { recursive: true });
  if (base) await run("cp", ["-a", `${base.folder}/.`, stage.folder]);
  stages.set(name, stage);
  return stage;
}

interface Place {
  stage: Stage;
  stages: Map<string, Stage>;
  context: string;
  args: Record<string, string>;
}

async function followed({ word, rest }: Instruction, place: Place): Promise<void> {
  const { stage, args } = place;
  switch (word) {
    case "WORKDIR":
      stage.workdir = isAbsolute(rest) ? rest : join(stage.workdir, rest);
      mkdirSync(join(stage.folder, stage.workdir), { recursive: true });
      return;
    case "ENV":
      for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S*)/g)) stage.env[name] = value;
      return;
    case "ARG":
      stage.env[rest] = args[rest] ?? "";
      return;
    case "COPY":
      return await copied(rest, place);
    case "RUN":
      return await ran(rest, stage);
    case "ENTRYPOINT":
      stage.entrypoint = JSON.parse(rest);
      return;
    case "CMD":
      stage.cmd = JSON.parse(rest);
      return;
    case "USER":
      stage.user = rest;
      return;
    case "EXPOSE":
      return;
    default:
      throw new Error(`Nothing is known of ${word}.`);
  }
}

async function copied(rest: string, { stage, stages, context }: Place): Promise<void> {
  const words = rest.split(" ");
  const [, from] = /^--from=(.+)$/.exec(words[0] ?? "") ?? [];
  const root = from ? stages.get(from)?.folder : context;
  if (!root) throw new Error(`There is no stage ${from}.`);
  const paths = words.slice(from ? 1 : 0);
  const target = paths.pop() ?? "";
  const to = join(stage.folder, isAbsolute(target) ? target : join(stage.workdir, target));
  for (const path of paths) {
    const source = join(root, path);
    const isFolder = statSync(source).isDirectory();
    mkdirSync(isFolder || target.endsWith("/") ? to : dirname(to), { recursive: true });
    // Of a folder its content is copied, not the folder.
    await run("cp", ["-a", isFolder ? `${source}/.` : source, to]);
  }
}

async function ran(command: string, stage: Stage): Promise<void> {
  const { PATH = "", HOME = "" } = process.env;
  await run("sh", ["-c", command], {
    cwd: join(stage.folder, stage.workdir),
    env: { PATH, HOME, ...stage.env },
    timeout: STEP_TAKES_AT_MOST,
    maxBuffer: 64 * 1024 * 1024,
  });
}
