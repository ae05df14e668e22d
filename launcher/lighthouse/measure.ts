import { launch } from "chrome-launcher";
import lighthouse, { type Result as Report } from "lighthouse";
import type { Page } from "./pages.ts";

/** Lighthouse now and then misses the beginning of a page and asks to be run again; so often it may, per page. */
const SPOILT = 2;

/** What Lighthouse says of a page. */
export interface Result {
  name: string;
  /** 0 to 100, by category */
  scores: Record<string, number>;
  /** fcp, lcp, tbt in ms; cls; scripts in kB */
  figures: Record<string, number>;
  /** audits that cost something in the categories of which we want everything */
  failed: string[];
}

/** Measures a page as a phone loads it for the first time; of several runs the one in the middle by performance. */
export async function measure(
  { name, url, skipped, cookies }: Page,
  { chromium, runs }: { chromium: string; runs: number },
): Promise<Result> {
  const results = [];
  let spoilt = 0;
  while (results.length < runs) {
    const chrome = await launch({
      chromePath: chromium,
      chromeFlags: ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    });
    try {
      const answer = await lighthouse(url, {
        port: chrome.port,
        logLevel: "error",
        output: "json",
        ...(skipped && { skipAudits: skipped }),
        ...(cookies && { extraHeaders: { Cookie: cookies } }),
      });
      if (!answer) throw new Error(`Lighthouse gave no answer for ${url}.`);
      const { runtimeError } = answer.lhr;
      if (!runtimeError) results.push(resultOf(name, answer.lhr));
      else if (++spoilt > SPOILT) throw new Error(`${url}: ${runtimeError.message}`);
    } finally {
      chrome.kill();
    }
  }
  const sorted = results.sort((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("Lighthouse did not run.");
  return middle;
}

function resultOf(name: string, report: Report): Result {
  const scores = Object.fromEntries(
    Object.values(report.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
  const failed = Object.values(report.categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${report.audits[id]?.title})`);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? 0;
  const figures = {
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    scripts: Math.round(scriptBytes(report) / 100) / 10,
  };
  return { name, scores, figures, failed };
}

function scriptBytes(report: Report) {
  const items = report.audits["network-requests"]?.details?.items;
  if (!Array.isArray(items)) return 0;
  return items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
}
