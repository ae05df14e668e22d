import { expect, test } from "vitest";
import { BATCH_IDENTIFIER, campaignIdentifier, generateCodes } from "./campaigns";

test("each letter is a draw of its own, and a code that was drawn twice is one code", () => {
  const first = Array.from({ length: 12 }, (_, draw) => draw);
  const draws = [...first, ...first, ...first.map((one) => one + 12)];
  const drawn: number[] = [];
  const codes = generateCodes("MESSE", 2, (below) => {
    drawn.push(below);
    return draws.shift() ?? 0;
  });
  expect(codes).toEqual(["MESSE-ABCD-EFGH-JKMN", "MESSE-PQRS-TVWX-YZ23"]);
  // Each of the thirty letters can be drawn.
  expect(drawn).toEqual(Array(36).fill(30));
});

test("a code starts with its prefix and holds no letter that looks like another", () => {
  for (const code of generateCodes("MESSE", 100)) {
    expect(code).toMatch(/^MESSE(-[ABCDEFGHJKMNPQRSTVWXYZ23456789]{4}){3}$/);
  }
});

test("without a prefix a code is its letters alone", () => {
  expect(generateCodes("", 1)[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
});

test("every letter turns up in every place, so that no part of a code can be foreseen", () => {
  const codes = generateCodes("", 1000).map((code) => code.replaceAll("-", ""));
  for (let place = 0; place < 12; place++)
    expect(new Set(codes.map((code) => code[place])).size, `place ${place + 1}`).toBe(30);
});

test("the campaign of a batch is told by its identifier from that of a single voucher, and none is like another", () => {
  expect(campaignIdentifier("batch").startsWith(BATCH_IDENTIFIER)).toBe(true);
  expect(campaignIdentifier("single").startsWith(BATCH_IDENTIFIER)).toBe(false);
  expect(campaignIdentifier("single")).toMatch(/^voucher-single_/);
  expect(campaignIdentifier("batch")).not.toBe(campaignIdentifier("batch"));
});
