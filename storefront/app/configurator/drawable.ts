import type { Kind } from "@planke46/furniture-rules";

/** The kinds whose parts list, and with it a drawing, exists. */
const DRAWABLE = ["table"] as const satisfies readonly Kind[];

export function isDrawable(kind: Kind): kind is (typeof DRAWABLE)[number] {
  return (DRAWABLE as readonly Kind[]).includes(kind);
}
