import { launch } from "chrome-launcher"; import lighthouse from "lighthouse"; import { writeFileSync } from "node:fs";
const chrome = await launch({ chromePath: "/usr/bin/chromium-headless-shell", chromeFlags: ["--headless=new", "--no-sandbox"] });
const { lhr } = await lighthouse(process.argv[2], { port: chrome.port, logLevel: "error", output: "json", onlyCategories: ["performance"] });
chrome.kill();
const v = (a) => Math.round(lhr.audits[a]?.numericValue ?? -1);
console.log("score", lhr.categories.performance.score, "FCP", v("first-contentful-paint"), "LCP", v("largest-contentful-paint"), "TBT", v("total-blocking-time"), "SI", v("speed-index"));
const m = lhr.audits.metrics.details.items[0]; console.log("observed", m.observedFirstContentfulPaint, m.observedLargestContentfulPaint, m.observedLoad);
for (const id of ["lcp-breakdown-insight", "largest-contentful-paint-element", "lcp-discovery-insight"]) console.log(id, JSON.stringify(lhr.audits[id]?.details?.items ?? null)?.slice(0, 900));
for (const r of lhr.audits["network-requests"].details.items) console.log(Math.round(r.networkRequestTime), Math.round(r.networkEndTime), r.priority, r.transferSize, r.url.split("/").pop().slice(0, 60));
