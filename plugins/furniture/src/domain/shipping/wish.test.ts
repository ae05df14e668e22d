import { expect, test } from "vitest";
import { parcelBody, shipBody } from "./wish";

const faulty = (wish: object) =>
  shipBody.safeParse({ pieces: ["1.1"], ...wish }).error?.issues[0]?.path.join(".");

test("a parcel needs pieces alone; forwarder, number and its address may be told", () => {
  expect(shipBody.parse({ pieces: ["1.1"] })).toEqual({ pieces: ["1.1"] });
  const told = { forwarder: "Heide", tracking_number: "7", tracking_url: "https://heide.example/7" };
  expect(faulty(told)).toBeUndefined();
  expect(shipBody.parse({ pieces: ["1.1"], forwarder: " Heide " })).toMatchObject({ forwarder: "Heide" });
});

test.each([
  ["pieces", { pieces: [] }],
  ["forwarder", { forwarder: " " }],
  ["forwarder", { forwarder: "x".repeat(61) }],
  ["tracking_number", { tracking_number: "1\u00002" }],
  ["tracking_number", { tracking_url: "https://heide.example/7" }],
  ["tracking_url", { tracking_number: "7", tracking_url: "ftp://heide.example/7" }],
  ["appointment.day", { appointment: { day: "2026-02-30", from: "10:00", to: "11:00" } }],
  ["appointment.from", { appointment: { day: "2026-02-27", from: "24:00", to: "25:00" } }],
  ["appointment.to", { appointment: { day: "2026-02-27", from: "10:00", to: "10:00" } }],
  ["appointment.to", { appointment: { day: "2026-02-27", from: "10:00" } }],
])("%s of %j is at fault", (path, wish) => {
  expect(faulty(wish)).toBe(path);
});

test.each([{}, { tracking_number: " " }])("a further parcel without a number is asked for it, %j", (body) => {
  const { error } = parcelBody.safeParse(body);
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["tracking_number", "Bitte nenne die Sendungsnummer"],
  ]);
});
