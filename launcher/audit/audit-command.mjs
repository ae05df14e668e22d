import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault, showError } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { readAudit, sortFindings } from "./report.mjs";

/** Every folder with a lock file of its own. */
const LOCKED = [".", "cms", "launcher/lighthouse"];
const WITHIN_MS = 120_000;
/** Exit code when the audit could not run, as opposed to findings. */
const NOT_AUDITED = 2;

/** `npm run audit`: what the registry knows against the packages in our lock files. */
export async function run() {
  try {
    const answers = await Promise.all(LOCKED.map(audit));
    const silent = answers.flatMap((answer) => ("silent" in answer ? [answer] : []));
    const findings = answers.flatMap((answer) => ("findings" in answer ? answer.findings : []));
    show(sortFindings(findings, known(), new Date().toISOString().slice(0, 10)));
    if (silent.length > 0) {
      const lines = silent.map(
        ({ folder, silent: why }) => `NOT AUDITED: ${folder}/package-lock.json. The registry says: ${why}`,
      );
      throw new Fault(
        [...lines, "This says nothing about the packages. Ask again where npm's registry answers audits."],
        {
          exitCode: NOT_AUDITED,
        },
      );
    }
    console.log(`${LOCKED.length} lock files audited; nothing is open.`);
  } catch (error) {
    process.exitCode = showError(error);
  }
}

/** @param {ReturnType<typeof sortFindings>} sorted */
function show({ open, accepted, slight, expired }) {
  for (const { id, packageName, until, reason } of accepted)
    console.log(`known until ${until}: ${packageName} (${id}): ${reason}`);
  for (const { id, packageName, severity } of slight) console.log(`${severity}: ${packageName} (${id})`);
  for (const { id, until } of expired)
    console.log(`launcher/audit/known.json: ${id} has expired on ${until}`);
  if (open.length === 0) return;
  throw new Fault([
    ...open.map(
      ({ id, packageName, severity, title, url }) => `${severity}: ${packageName}: ${title} (${id}, ${url})`,
    ),
    "Update these packages, or say in launcher/audit/known.json why they do no harm, and until when that is to hold.",
  ]);
}

/** @returns {import("./report.mjs").Known[]} */
function known() {
  return JSON.parse(readFileSync(join(ROOT, "launcher/audit/known.json"), "utf8"));
}

/**
 * @param {string} folder
 * @returns {Promise<{ folder: string } & ReturnType<typeof readAudit>>}
 */
function audit(folder) {
  return new Promise((resolve) => {
    const options = { cwd: join(ROOT, folder), timeout: WITHIN_MS, maxBuffer: 64 * 1024 * 1024 };
    // npm ends with an error when it has found something; its output says more.
    execFile("npm", ["audit", "--json", "--package-lock-only"], options, (error, output) => {
      const answer = error?.killed ? { silent: `no answer within ${WITHIN_MS / 1000} s` } : readAudit(output);
      resolve({ folder, ...answer });
    });
  });
}
