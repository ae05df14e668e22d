import { requestFailure } from "../failure.ts";

/** Far more than any document needs, far less than what recursion over it could not bear. */
const DEEPEST = 200;

/** Reads JSON from outside; `what` names it in the refusal. Throws 400 when it is none or is nested beyond reason. */
export function parseJson(text: string, what: string): unknown {
  if (isNestedBeyond(text, DEEPEST)) {
    throw requestFailure(400, "Bad Request", `${what} is nested more than ${DEEPEST} levels deep`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw requestFailure(400, "Bad Request", `${what} is not JSON`);
  }
}

function isNestedBeyond(text: string, deepest: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    else if (quoted && character === "\\") at += 1;
    else if (!quoted && (character === "[" || character === "{")) depth += 1;
    else if (!quoted && (character === "]" || character === "}")) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
