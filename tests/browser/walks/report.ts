import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FOLDER = join(import.meta.dirname, "../../../.cache/reports");
/** Walks are told one by one, by several processes. */
const PARTS = join(FOLDER, "walks");

const WalkTold = z.object({
  /** Of the whole run. */
  run: z.string(),
  number: z.number(),
  seed: z.number(),
  width: z.number(),
  language: z.string(),
  pieces: z.number(),
  steps: z.array(z.string()),
  orders: z.array(z.string()),
  seconds: z.number(),
  /** What was found, and how to take the same steps again; null when all was well. */
  fault: z.string().nullable(),
});
export type WalkTold = z.infer<typeof WalkTold>;

/** Adds a walk to the report of its run, `.cache/reports/walks.md`; the walks of earlier runs go. */
export function tell(walk: WalkTold): void {
  mkdirSync(PARTS, { recursive: true });
  writeFileSync(join(PARTS, `${walk.number}.json`), JSON.stringify(walk));
  const walks: WalkTold[] = [];
  for (const name of readdirSync(PARTS)) {
    const told = read(join(PARTS, name));
    if (told?.run === walk.run) walks.push(told);
    else if (told) rmSync(join(PARTS, name), { force: true });
  }
  walks.sort((one, other) => one.number - other.number);
  writeFileSync(join(FOLDER, "walks.md"), reportOf(walks));
}

/** null for one that another process is just writing. */
function read(path: string): WalkTold | null {
  try {
    return WalkTold.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

function reportOf(walks: readonly WalkTold[]): string {
  const counts = new Map<string, number>();
  for (const { steps } of walks)
    for (const step of steps) {
      const name = step.replace(/[[{\d].*$/, "").trim();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const faults = walks.filter(({ fault }) => fault !== null);
  return [
    `# Walks of a random shopper\n`,
    `WALK_SEED=${walks[0]?.run ?? ""}: ${walks.length} walks, ${sum(walks.map(({ steps }) => steps.length))} steps, ${sum(walks.map(({ orders }) => orders.length))} orders, ${faults.length} with a fault.\n`,
    "| walk | seed | screen | at first | steps | orders | time | fault |",
    "|---|---|---|---|---|---|---|---|",
    ...walks.map(
      ({ number, seed, width, language, pieces, steps, orders, seconds, fault }) =>
        `| ${number} | ${seed} | ${width} px, ${language} | ${pieces} pieces | ${steps.length} | ${orders.length} | ${seconds} s | ${fault === null ? "none" : "found"} |`,
    ),
    "\n## Steps by command\n",
    "| step | times |",
    "|---|---|",
    ...[...counts].sort(([, one], [, other]) => other - one).map(([name, times]) => `| ${name} | ${times} |`),
    "\n## Faults\n",
    ...(faults.length === 0
      ? ["None."]
      : faults.map(({ number, fault }) => `### Walk ${number}\n\n\`\`\`\n${fault}\n\`\`\`\n`)),
    "",
  ].join("\n");
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
