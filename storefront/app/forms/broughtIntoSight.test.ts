import type { SubmissionResult } from "@conform-to/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import { useFaultFocused } from "./checked.ts";
import { useBroughtIntoView } from "./useBroughtIntoView.ts";

class Element {
  scrollIntoView = vi.fn();
  focus = vi.fn();
  getAnimations = (): { finished: Promise<unknown> }[] => [];
  constructor(
    readonly invalid: string | null = null,
    readonly elements: Element[] = [],
  ) {}
  getAttribute(name: string) {
    return name === "aria-invalid" ? this.invalid : null;
  }
}
class Form extends Element {}

beforeEach(() => {
  vi.stubGlobal("HTMLElement", Element);
  vi.stubGlobal("HTMLFormElement", Form);
});
afterEach(() => vi.unstubAllGlobals());

test("what answers a press is brought into view with each answer, and nothing while there is none", async () => {
  const notice = new Element();
  const stage = await onStage(
    (news: object | null) => {
      const place = useBroughtIntoView(news);
      Object.assign(place, { current: notice });
    },
    null as object | null,
  );
  expect(notice.scrollIntoView).not.toHaveBeenCalled();
  const answer = {};
  await stage.again(answer);
  await stage.again(answer);
  expect(notice.scrollIntoView.mock.calls).toEqual([[{ block: "center" }]]);
  await stage.again({});
  expect(notice.scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each([
  ["that has ended", true],
  ["that the browser has given up", false],
])(
  "a fault that waits for the end of the press is brought into view once it is in its place, after a wait %s",
  async (_how, isEnded) => {
    const fault = new Element();
    let end = () => {};
    const finished = new Promise<void>((resolve, reject) => {
      end = isEnded ? resolve : reject;
    });
    fault.getAnimations = () => [{ finished }];
    const stage = await onStage((news: object) => {
      Object.assign(useBroughtIntoView(news, "nearest"), { current: fault });
    }, {});
    await stage.again({});
    expect(fault.scrollIntoView).not.toHaveBeenCalled();
    await stage.after(end);
    expect(fault.scrollIntoView.mock.calls).toEqual([[{ block: "nearest" }]]);
  },
);

test("nothing is brought into view for an answer that is gone by the time it has its place", async () => {
  const fault = new Element();
  let end = () => {};
  fault.getAnimations = () => [{ finished: new Promise<void>((resolve) => (end = resolve)) }];
  const stage = await onStage(
    (news: object | null) => {
      Object.assign(useBroughtIntoView(news), { current: fault });
    },
    null as object | null,
  );
  await stage.again({});
  await stage.leave();
  await stage.after(end);
  expect(fault.scrollIntoView).not.toHaveBeenCalled();
});

/** A page with the order form, of which these fields are at fault; it came with an answer or without. */
async function openedForm(answer: object | undefined, focused: object | null = null) {
  const fields = [new Element(), new Element("false"), new Element("true"), new Element("true")];
  const body = {};
  const forms: Record<string, Element> = { order: new Form(null, fields), note: new Element(null, fields) };
  vi.stubGlobal("document", {
    ...{ body, activeElement: focused ?? body },
    getElementById: (id: string) => forms[id] ?? null,
  });
  const open = (id: string) =>
    onStage((given: object | undefined) => useFaultFocused(id, given as SubmissionResult), answer);
  return { open, focusedOnes: () => fields.flatMap((field, at) => field.focus.mock.calls.map(() => at)) };
}

test("a form that came back with faults as a new document has the focus on the first of them", async () => {
  const { open, focusedOnes } = await openedForm({ error: { zip: ["zip"] } });
  await (await open("order")).again({ error: { city: ["city"] } });
  expect(focusedOnes()).toEqual([2]);
});

test.each<[string, object | undefined, object | null, string]>([
  ["a form without an answer", undefined, null, "order"],
  ["an answer without faults", { error: null }, null, "order"],
  ["a shopper who has gone on meanwhile", { error: { zip: ["zip"] } }, {}, "order"],
  ["a form of another page", { error: { zip: ["zip"] } }, null, "question"],
  ["what is no form", { error: { zip: ["zip"] } }, null, "note"],
])("%s leaves the focus where it is", async (_what, answer, focused, id) => {
  const { open, focusedOnes } = await openedForm(answer, focused);
  await open(id);
  expect(focusedOnes()).toEqual([]);
});

test("an answer that comes while the page is open is not focused a second time: the form has done it", async () => {
  const { open, focusedOnes } = await openedForm(undefined);
  await (await open("order")).again({ error: { zip: ["zip"] } });
  expect(focusedOnes()).toEqual([]);
});
