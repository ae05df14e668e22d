import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import type { FieldIssues } from "./fieldIssues.ts";

let answer: object | undefined;
vi.mock("@remix-run/react", () => ({ useActionData: () => answer, useRouteLoaderData: () => undefined }));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useFaultInSight } = await import("./Faults.tsx");

beforeEach(() => {
  answer = undefined;
});
afterEach(() => vi.unstubAllGlobals());

const part = (more: object = {}) => ({ focus: vi.fn(), scrollIntoView: vi.fn(), ...more });
const field = (name: string, type = "number", describedBy?: string) =>
  part({
    name,
    type,
    getAttribute: (asked: string) => (asked === "aria-describedby" && describedBy) || null,
  });

/** A configurator that was sent and came back with these faults. */
async function openedPage(issues: FieldIssues) {
  const parts = {
    ...{
      shown: field("width", "hidden"),
      length: field("length"),
      width: field("width", "number", "bounds fault"),
    },
    ...{ depth: field("depth", "number", "bounds lost"), fault: part(), above: part() },
  };
  const { shown, length, width, depth, above } = parts;
  const form = {
    elements: [shown, length, width, depth],
    querySelector: (what: string) => (what === "[role=alert]" ? above : null),
  };
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "fault" ? parts.fault : null) });
  const stage = await onStage(() => useFaultInSight({ current: form as never }, issues), null);
  const names = (what: "focus" | "scrollIntoView") =>
    Object.entries(parts).flatMap(([name, part]) => part[what].mock.calls.map(() => name));
  const seen = () => [names("focus"), names("scrollIntoView")];
  const comes = () => {
    answer = { issues };
    return stage.again();
  };
  return { ...stage, parts, seen, comes };
}

const WRONG = { reason: "out_of_bounds" } as const;

test("the first field at fault has the focus, and its fault stands in the middle; once for each answer", async () => {
  const page = await openedPage({ width: WRONG, depth: WRONG });
  expect(page.seen()).toEqual([[], []]);
  await page.comes();
  await page.again();
  expect(page.seen()).toEqual([["width"], ["fault"]]);
  expect(page.parts.width.focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(page.parts.fault.scrollIntoView).toHaveBeenCalledWith({ block: "center" });
  await page.comes();
  expect(page.seen()).toEqual([
    ["width", "width"],
    ["fault", "fault"],
  ]);
});

test("a field without words of its own is shown itself; a fault of no field by the message above", async () => {
  for (const [issues, focused, shown] of [
    [{ length: WRONG }, ["length"], ["length"]],
    [{ depth: WRONG }, ["depth"], ["depth"]],
    [{}, [], ["above"]],
  ] as const) {
    answer = undefined;
    const page = await openedPage(issues);
    await page.comes();
    expect(page.seen()).toEqual([focused, shown]);
  }
});
