import { expect, test } from "vitest";
import { late } from "./late-events";

const drawn =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0;
const event = { name: "order.placed", data: {} };

test("an event comes after the time that was drawn, once or twice", async () => {
  for (const [again, times] of [
    [0.9, 1],
    [0.1, 2],
  ] as const) {
    const came: number[] = [];
    const begun = performance.now();
    const subscriber = async () => void came.push(performance.now() - begun);
    await late(subscriber, 0.1, drawn(0.5, again, 0.5))(event);
    expect(came).toHaveLength(times);
    expect(came[0]).toBeGreaterThan(20);
    if (times === 2) expect(came[1]).toBeGreaterThan(45);
  }
});

test("a subscriber keeps the name by which Medusa finds it", () => {
  const subscriber = Object.assign(async () => {}, { subscriberId: "mails" });
  expect(late(subscriber, 1)).toHaveProperty("subscriberId", "mails");
});
