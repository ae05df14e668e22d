import type { MedusaContainer } from "@medusajs/framework/types";

/** How long what staff rarely change is remembered, milliseconds. */
const MEMORY = 10_000;

/** Remembers the answer of a look-up for ten seconds a process; a failed look-up is not remembered. */
export function shortlyKept<Answer>(
  lookUp: (container: MedusaContainer) => Promise<Answer>,
): (container: MedusaContainer) => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return (container) => {
    if (kept && kept.until > Date.now()) return kept.answer;
    const answer = lookUp(container);
    const memory = { answer, until: Date.now() + MEMORY };
    kept = memory;
    answer.catch(() => {
      if (kept === memory) kept = undefined;
    });
    return answer;
  };
}
