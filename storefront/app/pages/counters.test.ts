import { expect, test } from "vitest";
import { shownCounters } from "./page.server.ts";

test("counters separate thousands as prices do", () => {
  const counter = { key: "kwh", value: 2560, label: "kWh", evidence: "" };
  expect(shownCounters([counter], "de")[0]?.figure).toBe("2.560");
  expect(shownCounters([counter], "en")[0]?.figure).toBe("2,560");
});
