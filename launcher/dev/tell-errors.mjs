/** A line at which an error begins; the last group is what the log adds to it as JSON. */
const ERROR = /^\[[\d:.]+\] (?:ERROR|FATAL): (.*?)(?: (\{.*\}))?$/;

/** Of a reason: what failed, and where in the developer's own files. */
const SHOWN_LINES = 8;

/** The storefront's word on each answer; why it failed stands in a line before. */
const ONLY_THE_ANSWER = "request";

/**
 * Listens to the log of a part and says its errors, each with the beginning of its reason: a page that has just been broken shows a
 * developer only what a shopper reads.
 * @param {string} part
 * @param {(text: string) => void} say
 * @returns {(line: string) => void} to be told each line of the log
 */
export function errorTeller(part, say) {
  let shown = SHOWN_LINES;
  return (line) => {
    const [, message, facts] = ERROR.exec(line) ?? [];
    if (message !== undefined) {
      shown = message === ONLY_THE_ANSWER ? SHOWN_LINES : 0;
      if (shown === SHOWN_LINES) return;
      say(`✖ ${part}: ${message}`);
      for (const reason of reasonIn(facts).slice(0, SHOWN_LINES)) say(`  ${reason}`);
    } else if (/^\s/.test(line) && shown < SHOWN_LINES) {
      shown += 1;
      say(line);
    } else shown = SHOWN_LINES;
  };
}

/**
 * @param {string | undefined} facts
 * @returns {string[]}
 */
function reasonIn(facts = "{}") {
  try {
    const { reason } = JSON.parse(facts);
    return typeof reason === "string" ? reason.split("\n") : [];
  } catch {
    return [];
  }
}
