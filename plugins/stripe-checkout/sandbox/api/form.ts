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
