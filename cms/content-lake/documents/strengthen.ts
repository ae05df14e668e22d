import type { StoredDocument } from "./document.ts";

/** References made to a document that was not yet published become strong once their document is published. */
export function strengthened(document: StoredDocument): StoredDocument {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const { _strengthenOnPublish: strengthen, ...fields } = value as Record<string, unknown>;
    const kept = Object.entries(fields).filter(
      ([key]) => !(strengthen && key === "_weak" && !staysWeak(strengthen)),
    );
    return Object.fromEntries(kept.map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(document) as StoredDocument;
}

function staysWeak(strengthen: unknown): boolean {
  return (
    typeof strengthen === "object" && strengthen !== null && "weak" in strengthen && strengthen.weak === true
  );
}
