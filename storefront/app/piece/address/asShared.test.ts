import { defaultConfiguration } from "@planke46/furniture-rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONFIGURABLE_KINDS } from "../kinds.ts";
import { queryOf } from "./address.ts";
import { asShared } from "./asShared.ts";

const SHARED =
  "chosen=individual&length=180&width=90&height=76&frameType=diagonal&tableTop=solid&color=own&ownColor=ral5024&choosePlanks=yes";

test.each([
  ["with &amp;", SHARED.replaceAll("&", "&amp;")],
  ["with &AMP;", SHARED.replaceAll("&", "&AMP;")],
  ["with its separators encoded", SHARED.replaceAll("&", "%26")],
  ["with the signs before values encoded", SHARED.replaceAll("=", "%3D")],
  ["encoded as a whole", encodeURIComponent(SHARED)],
  ["encoded as a whole after &amp; was written", encodeURIComponent(SHARED.replaceAll("&", "&amp;"))],
  ["in capitals up to its colour", SHARED.toUpperCase().replace("RAL5024", "ral5024")],
  ["in small letters", SHARED.toLowerCase()],
  ["with the full stop of a sentence", `${SHARED}.`],
  ["in brackets and quotation marks", `${SHARED}")`],
  ["in encoded quotation marks", `${SHARED}%22%29`],
])("a link %s is the one that was shared", (_, query) => {
  expect(asShared(query)).toBe(SHARED);
});

test("names of several words and presets get their capitals back", () => {
  expect(asShared("chosen=twoperson&frametype=simple")).toBe("chosen=twoPerson&frameType=simple");
  expect(asShared("numberofplanks=3&boards=10+30+60lr")).toBe("numberOfPlanks=3&boards=10+30+60lr");
});

test("a plank's id keeps its letters: small ones are not told from capitals here", () => {
  expect(asShared("CHOOSEPLANKS=YES&PLANK1=plank_01KAB")).toBe("choosePlanks=yes&plank1=plank_01KAB");
});

test("what counters of advertisements add stays as it is", () => {
  expect(asShared(`utm_source=A.&fbclid=Xy%26z&${SHARED}&gclid=Q.`)).toBeNull();
  expect(asShared("utm_campaign=Sommer.")).toBeNull();
});

test("a wish keeps the signs that are encoded in it", () => {
  expect(asShared("width=90&wish=numberOfPlanks%3D8%26numberOfPillars%3D3")).toBeNull();
});

test("what cannot be decoded is left alone", () => {
  expect(asShared("length%3D180%E0%A4%A")).toBeNull();
});

describe.each(CONFIGURABLE_KINDS)("%s", (kind) => {
  test("its own address is written as it should be, and comes back out of small letters", () => {
    const query = String(queryOf(kind, defaultConfiguration(kind)));
    expect(asShared(query)).toBeNull();
    expect(asShared(query.toLowerCase()) ?? query).toBe(query);
  });
});

const bits = fc.oneof(
  fc.constantFrom("length", "width", "chosen", "DINING", "plank1", "wish", "numberOfPlanks", "utm_source"),
  fc.constantFrom("=", "&", "&amp;", "%26", "%3D", "%253D", "%22", ".", "?", "#", "%", "+"),
  fc.string({ maxLength: 4 }),
);

test("whatever a link has become, putting it right ends: no browser is led in a circle", () => {
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 14 }), (parts) => {
      let query = parts.join("");
      for (let turns = 0; turns < 5; turns++) query = asShared(query) ?? query;
      expect(asShared(query)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});
