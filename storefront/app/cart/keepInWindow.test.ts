import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepInWindow } from "./useDraft.ts";

/** What this file needs of a browser's fields. */
class Field extends EventTarget {
  defaultValue = "";
  defaultChecked = false;
  checked = false;
  constructor(
    public value = "",
    public type = "text",
  ) {
    super();
  }
  click() {
    this.checked = !this.checked;
  }
}
class TextArea extends Field {}
class Select extends Field {}

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("HTMLInputElement", Field);
  vi.stubGlobal("HTMLTextAreaElement", TextArea);
  vi.stubGlobal("HTMLSelectElement", Select);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, note: string) => kept.set(name, note),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The order form on a page that has just been opened in this window. */
function openedForm(changes: Partial<Record<"firstName" | "city", Field>> = {}) {
  const fields: Record<string, Field> = {
    ...{ firstName: new Field(), city: new Field(), billing: new Field("on", "checkbox") },
    ...changes,
  };
  const form = Object.assign(new EventTarget(), {
    elements: { namedItem: (name: string) => fields[name] ?? null },
  });
  const stop = keepInWindow(form as unknown as HTMLFormElement);
  const type = (name: string, value: string) => {
    if (fields[name]) fields[name].value = value;
    form.dispatchEvent(new Event("input"));
  };
  const tick = (name: string) => {
    fields[name]?.click();
    form.dispatchEvent(new Event("change"));
  };
  return { fields, type, tick, stop };
}

test("what is typed is back after a reload, key by key: also a field that is still being typed in", () => {
  const before = openedForm();
  before.type("firstName", "Ann");
  before.tick("billing");
  const { fields } = openedForm();
  expect([fields.firstName?.value, fields.city?.value, fields.billing?.checked]).toEqual(["Ann", "", true]);
});

test("what was typed before the scripts came stays, and the rest is brought back", () => {
  const before = openedForm();
  before.type("firstName", "Anna");
  before.type("city", "Berlin");
  const { fields } = openedForm({ city: new Field("Bremen") });
  expect([fields.firstName?.value, fields.city?.value]).toEqual(["Anna", "Bremen"]);
});

test("a field that is not on the page just now keeps what was typed into it", () => {
  const before = openedForm();
  before.type("city", "Berlin");
  const without = openedForm({ city: null as never });
  without.type("firstName", "Anna");
  expect(openedForm().fields.city?.value).toBe("Berlin");
});

test("a page that was left keeps nothing more", () => {
  const before = openedForm();
  before.stop();
  before.type("firstName", "Anna");
  before.tick("billing");
  const { fields } = openedForm();
  expect([fields.firstName?.value, fields.billing?.checked]).toEqual(["", false]);
});
