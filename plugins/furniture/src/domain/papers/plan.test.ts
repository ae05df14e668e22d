import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type IssuedPaper, type Movement, type PaperStanding, planPapers } from "./plan";

const RUNS = process.env.TEST_LONG === "1" ? 2000 : 200;

/** Issues what is planned, the way the shop does: one after the other, each known by its place. */
function issue(standing: PaperStanding): IssuedPaper[] {
  const papers = [...standing.papers];
  const before = papers.length;
  const covers = standing.movements.map(({ id }) => id);
  for (const { kind, cents, about } of planPapers(standing)) {
    const id = `paper ${papers.length}`;
    const named = typeof about === "number" ? (papers[before + about]?.id ?? "missing") : about;
    papers.push({ id, kind, cents, version: standing.version, about: named, covers });
  }
  return papers;
}

const balance = (papers: readonly IssuedPaper[]) =>
  papers.reduce((sum, { kind, cents }) => sum + (kind === "invoice" ? cents : -cents), 0);
const said = (papers: readonly IssuedPaper[]) => papers.map(({ kind, cents }) => `${kind} ${cents}`);

const paid: PaperStanding = {
  papers: [],
  movements: [{ id: "capture", cents: 100_000 }],
  version: 1,
  agreed: 100_000,
  due: 100_000,
};

describe("the papers an order needs", () => {
  test("nothing before money has come; one invoice when it has, and no second one", () => {
    expect(planPapers({ ...paid, movements: [] })).toEqual([]);
    const papers = issue(paid);
    expect(said(papers)).toEqual(["invoice 100000"]);
    expect(planPapers({ ...paid, papers })).toEqual([]);
  });

  test("each refund has a credit note that names the invoice", () => {
    const papers = issue(paid);
    const movements: Movement[] = [
      ...paid.movements,
      { id: "one", cents: -5_000 },
      { id: "two", cents: -2_500 },
    ];
    const after = issue({ ...paid, papers, movements, due: 92_500 });
    expect(said(after)).toEqual(["invoice 100000", "credit_note 5000", "credit_note 2500"]);
    expect(after[1]?.about).toBe("paper 0");
    expect(planPapers({ ...paid, papers: after, movements, due: 92_500 })).toEqual([]);
  });

  test("a change waits until its difference is paid, then takes the invoice back and writes another", () => {
    const papers = issue(paid);
    const changed = { ...paid, papers, version: 2, agreed: 130_000, due: 130_000 };
    expect(planPapers(changed)).toEqual([]);
    const movements = [...paid.movements, { id: "difference", cents: 30_000 }];
    const after = issue({ ...changed, movements });
    expect(said(after)).toEqual(["invoice 100000", "credit_note 100000", "invoice 130000"]);
    expect(after[2]?.about).toBe("paper 0");
  });

  test("a change that costs less waits for its refund; one that costs the same does not wait", () => {
    const papers = issue(paid);
    const cheaper = { ...paid, papers, version: 2, agreed: 80_000, due: 80_000 };
    expect(planPapers(cheaper)).toEqual([]);
    const movements = [...paid.movements, { id: "refund", cents: -20_000 }];
    expect(said(issue({ ...cheaper, movements })).slice(1)).toEqual(["credit_note 100000", "invoice 80000"]);
    expect(said(issue({ ...paid, papers, version: 2 })).slice(1)).toEqual([
      "credit_note 100000",
      "invoice 100000",
    ]);
  });

  test("what was given back before a change is credited to the new invoice", () => {
    const movements = [...paid.movements, { id: "goodwill", cents: -5_000 }];
    const papers = issue({ ...paid, papers: issue(paid), movements, due: 95_000 });
    const after = issue({ ...paid, papers, movements, version: 2, due: 95_000 });
    expect(said(after).slice(2)).toEqual(["credit_note 95000", "invoice 100000", "credit_note 5000"]);
    expect(after[4]?.about).toBe("paper 3");
  });

  test("money that is not the price has an invoice of its own", () => {
    const more = { ...paid, movements: [{ id: "twice", cents: 200_000 }] };
    expect(said(issue(more))).toEqual(["invoice 100000", "invoice 100000"]);
    const less = { ...paid, movements: [{ id: "half", cents: 50_000 }] };
    expect(planPapers(less)).toEqual([{ kind: "invoice", scope: "part", cents: 50_000, about: null }]);
  });

  test("a refund that failed after all brings the invoice back", () => {
    const movements = [...paid.movements, { id: "refund", cents: -100_000 }];
    const refunded = issue({ ...paid, papers: issue(paid), movements, due: 0 });
    expect(said(issue({ ...paid, papers: refunded }))).toEqual([
      "invoice 100000",
      "credit_note 100000",
      "invoice 100000",
    ]);
  });

  /** Two payments that were invoiced apart. */
  const inParts: PaperStanding = {
    ...paid,
    papers: [
      { id: "first", kind: "invoice", cents: 40_000, version: 1, about: null, covers: ["a"] },
      { id: "second", kind: "invoice", cents: 60_000, version: 2, about: null, covers: ["b"] },
    ],
    movements: [
      { id: "a", cents: 40_000 },
      { id: "b", cents: 60_000 },
    ],
    version: 2,
  };
  const credit = (
    scope: "refund" | "cancellation",
    cents: number,
    about: string | number,
    movement?: string,
  ) => ({ kind: "credit_note", scope, cents, about, movement }) as const;

  test("one invoice of an older version is enough: all that are open give way, the newest first", () => {
    expect(planPapers(inParts)).toEqual([
      credit("cancellation", 60_000, "second"),
      credit("cancellation", 40_000, "first"),
      { kind: "invoice", scope: "order", cents: 100_000, about: "second" },
    ]);
    expect(planPapers({ ...inParts, due: 110_000 })).toEqual([]);
  });

  test("a refund is credited to the newest invoice, and what it has not to the one before", () => {
    const movements = [...inParts.movements, { id: "c", cents: -50_000 }, { id: "d", cents: -30_000 }];
    expect(planPapers({ ...inParts, version: 1, movements, due: 20_000 })).toEqual([
      credit("refund", 50_000, "second", "c"),
      credit("refund", 10_000, "second", "d"),
      credit("refund", 20_000, "first", "d"),
    ]);
  });

  test("a refund that has its credit note gets no other, and those after it have their own sums", () => {
    const one = { id: "one", cents: -1_000 };
    const papers = issue({ ...paid, papers: issue(paid), movements: [...paid.movements, one], due: 99_000 });
    const movements = [...paid.movements, one, { id: "two", cents: -2_500 }, { id: "three", cents: -3_000 }];
    expect(planPapers({ ...paid, papers, movements, due: 93_500 })).toEqual([
      credit("refund", 2_500, "paper 0", "two"),
      credit("refund", 3_000, "paper 0", "three"),
    ]);
  });

  test("an order that came to cost nothing has its invoice taken back, and none of nothing instead", () => {
    const movements = [...paid.movements, { id: "back", cents: -100_000 }];
    const free = { ...paid, papers: issue(paid), movements, version: 2, agreed: 0, due: 0 };
    expect(planPapers(free)).toEqual([credit("cancellation", 100_000, "paper 0")]);
    const tip = { ...free, papers: [], movements: [{ id: "tip", cents: 500 }] };
    expect(planPapers(tip)).toEqual([{ kind: "invoice", scope: "part", cents: 500, about: null }]);
  });

  test("who paid all that was left after something was given back gets the whole order and a credit note for the rest", () => {
    const movements = [{ id: "capture", cents: 95_000 }];
    expect(planPapers({ ...paid, movements, due: 95_000 })).toEqual([
      { kind: "invoice", scope: "order", cents: 100_000, about: null },
      credit("refund", 5_000, 0),
    ]);
  });

  test("whatever happens, invoices less credit notes are what was paid less what went back", () => {
    const step = fc.oneof(
      fc.record({ deed: fc.constant("pay" as const), cents: fc.integer({ min: 1, max: 300_000 }) }),
      fc.record({ deed: fc.constant("refund" as const), cents: fc.integer({ min: 1, max: 300_000 }) }),
      fc.record({ deed: fc.constant("change" as const), cents: fc.integer({ min: 0, max: 300_000 }) }),
      fc.record({ deed: fc.constant("fail" as const), cents: fc.constant(0) }),
      fc.record({ deed: fc.constant("look" as const), cents: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let standing: PaperStanding = { ...paid, movements: [] };
        const money = () => standing.movements.reduce((sum, { cents }) => sum + cents, 0);
        steps.forEach(({ deed, cents }, index) => {
          const { movements, agreed, version, due } = standing;
          if (deed === "pay")
            standing = { ...standing, movements: [...movements, { id: `pay ${index}`, cents }] };
          if (deed === "refund") {
            const back = Math.min(cents, money());
            if (back === 0) return;
            const refund = { id: `refund ${index}`, cents: -back };
            standing = { ...standing, movements: [...movements, refund], due: Math.max(0, due - back) };
          }
          if (deed === "change")
            standing = { ...standing, version: version + 1, agreed: cents, due: cents - agreed + due };
          if (deed === "fail")
            standing = {
              ...standing,
              movements: movements.filter((one) => one.cents > 0 || one !== movements.at(-1)),
            };
          // Now and then several things happen before the shop gets to it.
          if (deed !== "look" && index % 3 === 0) return;
          standing = { ...standing, papers: issue(standing) };
          expect(balance(standing.papers)).toBe(money());
          expect(planPapers(standing)).toEqual([]);
          for (const invoice of standing.papers.filter(({ kind }) => kind === "invoice")) {
            const credited = standing.papers.filter(
              ({ kind, about }) => kind === "credit_note" && about === invoice.id,
            );
            expect(-balance(credited)).toBeLessThanOrEqual(invoice.cents);
          }
        });
      }),
      { numRuns: RUNS },
    );
  });
});
