import type { Result } from "./measure.ts";
import type { Page } from "./pages.ts";

/** What every page is promised to have, by Lighthouse's name of the category; performance is promised page by page. */
const WHOLE = { accessibility: 100, "best-practices": 100, seo: 100 };

type Aims = Pick<Page, "name" | "promised" | "goals">;

export function tableOf(measured: readonly { page: Aims; result: Result }[]) {
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

/** What falls short of a promise, a line each. */
export function faultsOf(
  { name, promised }: Aims,
  { scores, failed }: Pick<Result, "scores" | "failed">,
): string[] {
  const short = Object.entries({ performance: promised, ...WHOLE })
    .filter(([category, least]) => (scores[category] ?? 0) < least)
    .map(([category, least]) => `${name}: ${category} ${scores[category] ?? "missing"}, not ${least}`);
  return [...short, ...failed.map((audit) => `${name}: ${audit}`)];
}

/** The goals a page misses, each with its bound: "LCP 1100". */
export function missedGoals(
  { goals }: Pick<Aims, "goals">,
  { scores, figures }: Pick<Result, "scores" | "figures">,
): string[] {
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
