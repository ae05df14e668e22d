import { expect, test } from "vitest";
import { readAudit, sortFindings } from "./report.mjs";

const advisory = {
  source: 1,
  name: "qs",
  title: "Denial of service",
  url: "https://github.com/advisories/GHSA-1",
  severity: "high",
};
const found = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: { qs: { via: [advisory] }, express: { via: ["qs"] } },
});
const finding = { id: "GHSA-1", packageName: "qs", severity: "high" };

test("each advisory is named once, with the package that has it", () => {
  expect(readAudit(found)).toEqual({ findings: [expect.objectContaining(finding)] });
  expect(readAudit(`npm warn something\n${found}`)).toEqual(readAudit(found));
});

test.each([
  [
    "refuses",
    JSON.stringify({ message: "405 Method Not Allowed - POST /advisories" }),
    "405 Method Not Allowed",
  ],
  ["is away", JSON.stringify({ error: { summary: "connect ECONNREFUSED" } }), "ECONNREFUSED"],
  ["says nothing", "", "no report"],
  ["speaks another language", "{}", "no reason"],
])("a registry that %s is not a clean bill of health", (_how, output, reason) => {
  const answer = readAudit(output);
  expect("silent" in answer && answer.silent).toContain(reason);
});

test("a known finding holds until its day, and then needs a decision again", () => {
  const findings = [{ ...finding, title: "", url: "" }];
  const known = [{ id: "GHSA-1", packageName: "qs", reason: "only at build time", until: "2026-12-31" }];
  expect(sortFindings(findings, known, "2026-12-31").open).toEqual([]);
  expect(sortFindings(findings, known, "2026-12-31").accepted).toHaveLength(1);
  expect(sortFindings(findings, known, "2027-01-01").open).toHaveLength(1);
  expect(sortFindings(findings, known, "2027-01-01").expired).toHaveLength(1);
  expect(
    sortFindings(findings, [{ ...known[0], packageName: "other" }] as typeof known, "2026-12-31").open,
  ).toHaveLength(1);
});
