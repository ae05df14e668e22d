import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture } from "../furniture.cases.js";
import { defaultConfiguration, type Issue, KINDS, type Kind, PRESETS, parseConfiguration } from "../index.js";

function issuesOf(kind: unknown, configuration: unknown): Issue[] {
  const parsed = parseConfiguration(kind, configuration);
  return parsed.ok ? [] : parsed.issues;
}

function accepted(kind: Kind, configuration: unknown) {
  const parsed = parseConfiguration(kind, configuration);
  expect(parsed).toMatchObject({ ok: true });
  return parsed.ok ? parsed.configuration : undefined;
}

describe("left-out fields take their default", () => {
  test.each(KINDS)("%s: an empty object is the default", (kind) => {
    expect(accepted(kind, {})).toEqual(defaultConfiguration(kind));
  });

  test.each(KINDS)("%s: the default is accepted as it is", (kind) => {
    expect(accepted(kind, defaultConfiguration(kind))).toEqual(defaultConfiguration(kind));
  });

  test("an accepted configuration is accepted again, unchanged", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        expect(parseConfiguration(kind, configuration)).toEqual({ ok: true, kind, configuration });
      }),
    );
  });

  test("a preset by its name alone has the preset's numbers", () => {
    for (const kind of ["table", "bench", "stool"] as const) {
      for (const [chosen, size] of Object.entries(PRESETS[kind])) {
        expect(accepted(kind, { dimensions: { chosen } })).toMatchObject({ dimensions: { chosen, ...size } });
      }
    }
  });

  test("who picks planks gets an open position for each", () => {
    expect(accepted("table", { choosePlanks: true })).toMatchObject({ planks: [null, null, null] });
    expect(accepted("bench", { choosePlanks: true })).toMatchObject({ planks: [null] });
    expect(accepted("shelf", { choosePlanks: true })).toMatchObject({ planks: Array(6).fill(null) });
  });

  test("a small shelf gets as many boards and pillars as fit", () => {
    expect(accepted("shelf", { dimensions: { width: 80, height: 60 } })).toMatchObject({
      numberOfPlanks: 4,
      numberOfPillars: 2,
    });
  });

  test("two defaults share nothing", () => {
    const changed = defaultConfiguration("table");
    changed.dimensions.length = 100;
    changed.planks.push("plank");
    expect(defaultConfiguration("table")).toMatchObject({ dimensions: { length: 220 }, planks: [] });
  });
});

describe("nothing from outside breaks it", () => {
  test("random values of every shape are issues or configurations, never a throw", () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withObjectString: true,
          withSparseArray: true,
        }),
        fc.constantFrom(...KINDS),
        (junk, kind) => {
          const parsed = parseConfiguration(kind, junk);
          if (!parsed.ok) expect(parsed.issues.length).toBeGreaterThan(0);
          expect(parseConfiguration(junk, {})).toMatchObject({ ok: KINDS.includes(junk as Kind) });
        },
      ),
      { numRuns: 500 },
    );
  });

  test("random values in known fields are issues or configurations, never a throw", () => {
    const fields = [
      "dimensions",
      "color",
      "planks",
      "choosePlanks",
      "boards",
      "frameType",
      "numberOfPlanks",
      "filling",
    ];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...fields), fc.anything()),
        fc.constantFrom(...KINDS),
        (junk, kind) => {
          const parsed = parseConfiguration(kind, junk);
          if (parsed.ok) expect(parseConfiguration(kind, parsed.configuration)).toEqual(parsed);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("a field called __proto__ is unknown like any other and changes no prototype", () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"tableTop": "solid"}, "constructor": 1}');
    expect(issuesOf("table", hostile).map(({ code }) => code)).toEqual(["unknown_field", "unknown_field"]);
    expect(({} as { tableTop?: unknown }).tableTop).toBeUndefined();
  });

  test("symbols, functions and big numbers are no values", () => {
    for (const junk of [Symbol("solid"), () => "solid", 10n, new Date(0)]) {
      expect(issuesOf("table", { tableTop: junk, dimensions: { length: junk } })).toHaveLength(2);
      expect(issuesOf(junk, {})).toMatchObject([{ code: "unknown_kind" }]);
    }
  });

  test("inherited fields count as left out", () => {
    expect(issuesOf("table", { dimensions: { chosen: "constructor" } })[0]?.code).toBe("not_one_of");
  });

  test("a request with a hundred thousand unknown fields gets a short answer", () => {
    const huge = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, index) => [`field${index}`.padEnd(90, "x"), index]),
    );
    const issues = issuesOf("table", huge);
    expect(issues.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(issues).length).toBeLessThan(10_000);
  });

  test("an object whose getter throws is an issue", () => {
    const hostile = {
      get color(): never {
        throw new Error("no");
      },
    };
    expect(issuesOf("table", hostile)).toMatchObject([{ path: "configuration", code: "not_an_object" }]);
  });
});

test("a colour is answered in upper case", () => {
  expect(accepted("table", { color: { hex: "#ffffff" } })).toMatchObject({ color: { hex: "#FFFFFF" } });
});
