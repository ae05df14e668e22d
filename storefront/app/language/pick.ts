/** Texts in sections and sections of sections. */
export interface TextTree {
  [name: string]: string | TextTree;
}

/**
 * The part of a tree of texts that keys name: a text ("cart.title"), all its plural forms ("cart.lines"), or a whole
 * section ("cart.kind"). Keys without a text are passed over.
 */
export function pick(texts: TextTree, keys: readonly string[]): TextTree {
  const picked: TextTree = {};
  for (const key of keys) {
    const path = key.split(".");
    const last = path.pop() ?? "";
    const from = path.reduce<string | TextTree | undefined>(
      (tree, name) => (typeof tree === "object" ? tree[name] : undefined),
      texts,
    );
    if (typeof from !== "object") continue;
    const names = Object.keys(from).filter((name) => name === last || name.startsWith(`${last}_`));
    if (names.length === 0) continue;
    let to = picked;
    for (const name of path) {
      const next = to[name];
      to = to[name] = typeof next === "object" ? next : {};
    }
    for (const name of names) to[name] = from[name] ?? "";
  }
  return picked;
}
