import { expect, test } from "vitest";
import { leadsAway } from "./connection.ts";

const HERE = "https://planke46.example/faq?lng=en#wood";

test("another page needs a connection", () => {
  expect(leadsAway("/cartDesktop", HERE)).toBe(true);
  expect(leadsAway("/faq", HERE)).toBe(true);
  expect(leadsAway("https://other.example/#wood", HERE)).toBe(true);
});

test("a place on this page, a call and a mail need none", () => {
  expect(leadsAway("#steel", HERE)).toBe(false);
  expect(leadsAway("/faq?lng=en#steel", HERE)).toBe(false);
  expect(leadsAway("tel:+4930123456", HERE)).toBe(false);
  expect(leadsAway("mailto:hallo@planke46.example", HERE)).toBe(false);
});
