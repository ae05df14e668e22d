/**
 * One advisory about a package we install.
 * @typedef {{ id: string, packageName: string, severity: string, title: string, url: string }} Finding
 * A reviewed finding: the reason why it does not affect the shop, and the last day of that decision (YYYY-MM-DD).
 * @typedef {{ id: string, packageName: string, reason: string, until: string }} Known
 */

/** npm's severities that need a decision; lower ones are only listed. */
const SEVERE = new Set(["moderate", "high", "critical"]);

/**
 * Reads the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ findings: Finding[] } | { silent: string }} `silent`: nothing was audited, and why
 */
export function readAudit(output) {
  const report = parsed(output);
  if (!report) return { silent: "npm printed no report" };
  if (report.auditReportVersion !== 2) return { silent: firstLine(report.message ?? report.error?.summary) };
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  for (const [packageName, { via = [] }] of Object.entries(report.vulnerabilities ?? {})) {
    for (const cause of via) {
      // A string names another package in the list that carries the advisory itself.
      if (typeof cause !== "object" || cause === null) continue;
      const url = String(cause.url ?? "");
      const id = url.split("/").at(-1) || String(cause.source);
      const title = String(cause.title ?? "");
      findings.set(`${id} ${packageName}`, { id, packageName, severity: String(cause.severity), title, url });
    }
  }
  return { findings: [...findings.values()] };
}

/**
 * Sorts findings into those that need a decision and those that have one.
 * @param {readonly Finding[]} findings
 * @param {readonly Known[]} known
 * @param {string} today YYYY-MM-DD
 */
export function sortFindings(findings, known, today) {
  /** @param {Finding} finding */
  const decisionOn = ({ id, packageName }) =>
    known.find((one) => one.id === id && one.packageName === packageName && one.until >= today);
  const severe = findings.filter(({ severity }) => SEVERE.has(severity));
  return {
    open: severe.filter((finding) => !decisionOn(finding)),
    accepted: severe.flatMap((finding) => {
      const decision = decisionOn(finding);
      return decision ? [{ ...finding, ...decision }] : [];
    }),
    slight: findings.filter(({ severity }) => !SEVERE.has(severity)),
    expired: known.filter(({ until }) => until < today),
  };
}

/**
 * @param {string} output
 * @returns {any} npm's report, of whatever shape
 */
function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf("{")));
  } catch {
    return undefined;
  }
}

/** @param {unknown} text */
function firstLine(text) {
  return (typeof text === "string" && text.split("\n", 1)[0]) || "npm gave no reason";
}
