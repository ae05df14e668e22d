/** What every page is promised to have, by Lighthouse's name of the category; performance is promised page by page. */
const WHOLE = { accessibility: 100, "best-practices": 100, seo: 100 };

/** @typedef {import("./measure.mjs").Result} Result */
/** @typedef {Pick<import("./pages.mjs").Page, "name" | "promised" | "goals">} Aims */

/** @param {readonly { page: Aims, result: Result }[]} measured */
export function tableOf(measured) {
  return Object.fromEntries(
    measured.map(({ page, result: { scores, figures } }) => [
      page.name,
      {
        performance: scores.performance,
        ...Object.fromEntries(Object.keys(WHOLE).map((category) => [category, scores[category]])),
        "FCP ms": figures.fcp,
        "LCP ms": figures.lcp,
        "TBT ms": figures.tbt,
        CLS: figures.cls,
        "scripts kB": figures.scripts,
        "goals missed": missedGoals(page, { scores, figures }).join(", "),
      },
    ]),
  );
}

/**
 * What falls short of a promise, a line each.
 * @param {Aims} page
 * @param {Pick<Result, "scores" | "failed">} result
 * @returns {string[]}
 */
export function faultsOf({ name, promised }, { scores, failed }) {
  const short = Object.entries({ performance: promised, ...WHOLE })
    .filter(([category, least]) => (scores[category] ?? 0) < least)
    .map(([category, least]) => `${name}: ${category} ${scores[category] ?? "missing"}, not ${least}`);
  return [...short, ...failed.map((audit) => `${name}: ${audit}`)];
}

/**
 * The goals a page misses, each with its bound: "LCP 1100".
 * @param {Pick<Aims, "goals">} page
 * @param {Pick<Result, "scores" | "figures">} result
 * @returns {string[]}
 */
export function missedGoals({ goals }, { scores, figures }) {
  const { performance = 0, ...most } = goals;
  const slow = (scores.performance ?? 0) < performance ? [`performance ${performance}`] : [];
  const over = Object.entries(most).filter(
    ([figure, bound]) => (figures[figure] ?? Number.POSITIVE_INFINITY) > bound,
  );
  return [
    ...slow,
    ...over.map(([figure, bound]) => `${figure === "scripts" ? figure : figure.toUpperCase()} ${bound}`),
  ];
}
