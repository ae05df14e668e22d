import { expect, test } from "vitest";
import { firstKind } from "./pieces.server.ts";

test.each([
  [null, [], "table"],
  ["shelf", [], "shelf"],
  ["shelf", ["shelf"], "table"],
  [null, ["table"], "tableOffice"],
  ["bench", ["bench", "table", "tableOffice"], "stool"],
] as const)(
  "home begins with what is sold: sent for %s, with %j off sale, with the %s",
  (hint, offSale, kind) => {
    expect(firstKind(hint, offSale)).toBe(kind);
  },
);
