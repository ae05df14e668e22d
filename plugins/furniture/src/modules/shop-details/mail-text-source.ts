import { byKey, type GoodTexts, readMailTexts, withLastGood } from "./mail-texts";

interface Sources {
  /** What the CMS answers. */
  ask: () => Promise<unknown>;
  /** Our own copy of the texts as they were sent last. */
  kept: () => Promise<unknown>;
  warn: (line: string) => void;
}

/**
 * Asks the CMS for the mails' texts. A broken one costs neither its mail nor the other texts: the last good one stands in, and the log
 * says so once. Rejects when the CMS does not answer.
 */
export function mendedTexts({ ask, kept, warn }: Sources): () => Promise<GoodTexts> {
  let known = new Set<string>();
  return async () => {
    const { texts, broken } = readMailTexts(byKey(await ask()));
    const lines = broken.map(
      ({ key, name, language, reason }) =>
        `Mail text ${key}.${name}.${language} ${reason}: the last good one is used`,
    );
    for (const line of lines) if (!known.has(line)) warn(line);
    known = new Set(lines);
    return broken.length > 0 ? withLastGood(texts, broken, readMailTexts((await kept()) ?? {}).texts) : texts;
  };
}
