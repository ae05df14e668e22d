import { expect, test } from "vitest";
import { changes } from "./changes.server.ts";

const found = (type: string, key: string, changed: string) => ({ type, key, changed }) as never;

test("a page was last changed when the newest of what stands on it was, in whichever order it is found", () => {
  const [old, middle, latest] = ["2026-11-01T09:00:00Z", "2026-11-10T09:00:00Z", "2026-11-20T09:00:00Z"];
  const terms = found("legalPage", "terms", old);
  const imprint = found("legalPage", "imprint", latest);
  const home = found("homePage", "", middle);
  for (const order of [
    [terms, imprint, home],
    [imprint, home, terms],
  ])
    expect(changes.shape(order, () => null)).toEqual({
      legalPage: latest,
      "legalPage:terms": old,
      "legalPage:imprint": latest,
      homePage: middle,
    });
});
