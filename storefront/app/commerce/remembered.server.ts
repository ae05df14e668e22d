/** While who knows does not answer, it is asked no more often than this, because every page waits for it (ms). */
const ASKED_AGAIN_AFTER = 5000;

interface Remembering<Answer> {
  /** How long after it was asked for an answer is handed on (ms). */
  freshFor: number;
  /** What holds until the first answer. */
  first: Answer;
}

/** Remembers an answer for a while. When asking fails, the last answer holds. Who asks meanwhile waits for the same answer. Never rejects. */
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
    // As long as the answer takes, nobody asks once more.
    until = Number.POSITIVE_INFINITY;
    answer = asked();
    return answer;
  };
}
