import { expect, test } from "vitest";
import { pieceChanges } from "./record";

const line = (number: string, title: string, configuration_id: string) => ({
  line_id: configuration_id,
  configuration_id,
  number,
  title,
  price: 1,
});

test("the workshop is told of each piece that is new, changed or left out, and of no other", () => {
  const before = [line("7.1", "Tisch", "a"), line("7.2", "Hocker", "b"), line("7.3", "Bank", "c")];
  const after = [line("7.1", "Tisch", "d"), line("7.3", "Bank", "c"), line("7.4", "Regal", "e")];
  expect(pieceChanges(before, after)).toEqual([
    "7.1 Tisch: geändert",
    "7.4 Regal: neu",
    "7.2 Hocker: entfällt",
  ]);
  expect(pieceChanges(before, before)).toEqual([]);
});
