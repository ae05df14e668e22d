/** Time between two questions while the other side is silent, because every page waits for the answer (ms). */
const ASKED_AGAIN_AFTER = 5000;

interface Remembering<Answer> {
  /** Age up to which an answer is handed on, counted from the question (ms). */
  freshFor: number;
  /** What holds until the first answer. */
  first: Answer;
}

/** Remembers an answer for a while. When asking fails, the last answer holds. Questions at the same time share one answer. Never rejects. */
export function remembered<Answer>(
  ask: () => Promise<Answer>,
  { freshFor, first }: Remembering<Answer>,
): () => Promise<Answer> {
  let last = first;
  let until = 0;
  let answer: Promise<Answer> = Promise.resolve(first);
  const asked = async () => {
    const since = Date.now();
    try {
      last = await ask();
      until = since + freshFor;
    } catch {
      until = Date.now() + Math.min(freshFor, ASKED_AGAIN_AFTER);
    }
    return last;
  };
  return () => {
    if (Date.now() < until) return answer;
    // There is one question at a time.
    until = Number.POSITIVE_INFINITY;
    answer = asked();
    return answer;
  };
}
