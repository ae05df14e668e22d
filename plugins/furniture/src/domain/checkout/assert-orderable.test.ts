import { expect, test } from "vitest";
import { assertFrozen } from "./assert-orderable";

const stored = { kind: "stool", price: 194 };
const line = { configuration_id: "fcfg_1", ...stored };

/** A cart of these lines beside two stored stools. */
const check =
  (...lines: object[]) =>
  () =>
    assertFrozen(
      {
        lines,
        configurations: new Map([
          ["fcfg_1", stored],
          ["fcfg_2", stored],
        ]),
      } as never,
      "de",
    );
const altered = expect.objectContaining({ issues: [expect.objectContaining({ code: "line_altered" })] });

test("pieces as they were stored are sold, equal ones too", () => {
  expect(check(line)).not.toThrow();
  expect(check(line, { ...line, configuration_id: "fcfg_2" })).not.toThrow();
});

test.each([
  ["at another price", [{ ...line, price: 193 }]],
  ["as another kind", [{ ...line, kind: "table" }]],
  ["that nobody stored", [{ ...line, configuration_id: "fcfg_3" }]],
  ["twice", [line, line]],
])("no piece is sold %s", (_how, lines) => expect(check(...lines)).toThrow(altered));
