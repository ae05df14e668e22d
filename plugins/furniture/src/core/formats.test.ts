import { expect, test } from "vitest";
import { toTheSecond } from "./formats";

test("a receipt names the moment in Berlin, to the second, in winter and in summer", () => {
  expect(toTheSecond(new Date("2026-11-21T07:31:07.900Z"), "de")).toBe("21. November 2026, 08:31:07 MEZ");
  expect(toTheSecond(new Date("2026-07-01T22:00:00Z"), "de")).toBe("2. Juli 2026, 00:00:00 MESZ");
  expect(toTheSecond(new Date("2026-11-21T07:31:07.900Z"), "en")).toBe("21 November 2026, 08:31:07 CET");
});
