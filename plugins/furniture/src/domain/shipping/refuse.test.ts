import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refuseOtherWay } from "./refuse";
import type { ShipWish } from "./wish";

// Half past midnight in Berlin; by UTC it is still the 29th.
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-29T23:30:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const wish = (over: object = {}) => ({ pieces: ["1046.1"], ...over }) as ShipWish;
const on = (day: string) => wish({ appointment: { day, from: "10:00", to: "11:00" } });
const refusal = (path: string, code: string) =>
  expect.objectContaining({ issues: [expect.objectContaining({ path, code })] });

test("a delivery names its forwarder and parcel, a pick-up an appointment; both may name nothing", () => {
  const parcel = { forwarder: "Nord", tracking_number: "1", tracking_url: "https://post.example/1" };
  for (const [given, isPickup] of [
    [wish(), false],
    [wish(), true],
    [wish(parcel), false],
    [on("2026-12-04"), true],
  ] as const)
    expect(() => refuseOtherWay(given, isPickup)).not.toThrow();
  expect(() => refuseOtherWay(on("2026-12-04"), false)).toThrow(refusal("appointment", "not_picked_up"));
  for (const [name, value] of Object.entries(parcel))
    expect(() => refuseOtherWay(wish({ [name]: value }), true)).toThrow(refusal(name, "picked_up"));
});

test.each([
  ["2026-11-29", "day_over"],
  ["2026-11-30", undefined],
  ["2027-12-01", undefined],
  ["2027-12-02", "day_too_far"],
])("on 30 November 2026 in Berlin an appointment on %s is refused as %s", (day, code) => {
  const check = () => refuseOtherWay(on(day), true);
  if (code) expect(check).toThrow(refusal("appointment.day", code));
  else expect(check).not.toThrow();
});
