import type { TFunction } from "i18next";
import type { TextTree } from "./pick.ts";

/** Says a text in the language of the page: i18next's `t`, or `translatorOf` where i18next is not loaded. */
export type Translate = TFunction<"texts">;

/** Says texts without i18next, as far as plain modules need it: by key, with values put in, without plural forms. */
export function translatorOf(texts: TextTree): Translate {
  const translate = (key: string, values: Record<string, unknown> = {}): string => {
    const text = key
      .split(".")
      .reduce<string | TextTree | undefined>(
        (tree, name) => (typeof tree === "object" ? tree[name] : undefined),
        texts,
      );
    if (typeof text !== "string") return key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
  return translate as Translate;
}
