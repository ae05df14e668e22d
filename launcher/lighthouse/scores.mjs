/**
 * The scores the shop promises, by Lighthouse's name of the category.
 * @type {Record<string, number>}
 */
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** @param {readonly import("./measure.mjs").Result[]} results */
export function tableOf(results) {
  return Object.fromEntries(
    results.map(({ name, scores, figures }) => [
      name,
      {
        ...Object.fromEntries(Object.keys(GOALS).map((category) => [category, scores[category]])),
        "LCP ms": figures.lcp,
        "TBT ms": figures.tbt,
        CLS: figures.cls,
        "scripts kB": Math.round((figures.scripts ?? 0) / 100) / 10,
      },
    ]),
  );
}

/**
 * What falls short, a line each.
 * @param {import("./measure.mjs").Result} result
 * @returns {string[]}
 */
export function faultsOf({ name, scores, failed }) {
  const short = Object.entries(GOALS)
    .filter(([category, goal]) => (scores[category] ?? 0) < goal)
    .map(([category, goal]) => `${name}: ${category} ${scores[category] ?? "missing"}, not ${goal}`);
  return [...short, ...failed.map((audit) => `${name}: ${audit}`)];
}
