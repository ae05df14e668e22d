import { z } from "zod";

/** Form values arrive as text; an empty text unsets a value. */
export const wholeNumber = z.coerce.number().int("must be an integer");
export const text = z.string().max(5000);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const expand = z.array(z.string()).optional();

/** A text of an answer; an empty one unsets it. */
export const clearable = text.transform((value) => (value === "" ? null : value));

/** An address that a browser can be sent to. */
export const webAddress = z.url({ protocol: /^https?$/, error: "Not a valid URL" }).max(5000);

const MAX_KEYS = 50;
const MAX_KEY = 40;
const MAX_VALUE = 500;

const entries = z.record(z.string(), z.string("must be a string")).superRefine((given, issues) => {
  for (const [key, value] of Object.entries(given)) {
    if (key.length > MAX_KEY) {
      issues.addIssue(`Invalid key: ${key} must be a string under ${MAX_KEY} characters`);
    }
    if (value.length > MAX_VALUE) {
      issues.addIssue(`Invalid val: ${value} must be a string under ${MAX_VALUE} characters`);
    }
  }
  const count = Object.keys(given).length;
  if (count > MAX_KEYS) {
    issues.addIssue(`Metadata can have up to ${MAX_KEYS} keys, but you've set ${count}.`);
  }
});

/** Up to 50 keys of at most 40 characters, values of at most 500. */
export const metadata = z.preprocess((given) => (given === "" ? {} : given), entries).default({});

/** Changes of metadata: an empty value removes its key, an empty text all of them. */
export const metadataChanges = z.preprocess((given) => (given === "" ? {} : given), entries.optional());

/** What metadata is after changes. */
export function changedMetadata(
  present: Record<string, string> | null,
  changes: z.infer<typeof metadataChanges>,
): Record<string, string> {
  if (changes === undefined) return present ?? {};
  if (Object.keys(changes).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...present, ...changes }).filter(([, value]) => value !== ""));
}

/** A value of Stripe's form encoding: `a[b]=1` is `{a: {b: "1"}}`, `a[0]=1` and `a[]=1` are lists. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const MAX_LIST_INDEX = 999;

/** Reads `application/x-www-form-urlencoded` text (a body or a query) with Stripe's bracketed names. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Branch = newBranch();
  for (const [name, value] of new URLSearchParams(text)) plant(root, namesOf(name), value);
  return ripen(root) as Record<string, FormValue>;
}

type Branch = Map<string, Branch | string>;

function newBranch(): Branch {
  return new Map();
}

function namesOf(name: string): string[] {
  const open = name.indexOf("[");
  if (open < 1) return [name];
  const inner = [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? "");
  return [name.slice(0, open), ...inner];
}

function plant(branch: Branch, names: string[], value: string): void {
  const [first = "", ...rest] = names;
  const name = first === "" ? String(branch.size) : first;
  if (rest.length === 0) {
    branch.set(name, value);
    return;
  }
  const existing = branch.get(name);
  const next = existing instanceof Map ? existing : newBranch();
  branch.set(name, next);
  plant(next, rest, value);
}

function ripen(branch: Branch): FormValue {
  const entries = [...branch].map(([name, value]): [string, FormValue] => [
    name,
    value instanceof Map ? ripen(value) : value,
  ]);
  const isList =
    entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name) && Number(name) <= MAX_LIST_INDEX);
  if (isList) return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  // fromEntries defines own properties, so that a name like __proto__ stays data.
  return Object.fromEntries(entries);
}
