import { expect, test } from "vitest";
import type { Commit } from "../documents/store.ts";
import { Recent } from "./recent.ts";

const commit = (transactionId: string): Commit => ({
  transactionId,
  timestamp: "2026-01-01T00:00:00.000Z",
  identity: "staff",
  changes: [],
});
const idsSince = (recent: Recent, eventId: string) =>
  recent.since(eventId)?.map((each) => each.transactionId);

test("from the beginning everything is new, until the beginning is forgotten", () => {
  const recent = new Recent(2);
  const start = recent.eventId;
  recent.add(commit("one"));
  recent.add(commit("two"));
  expect(idsSince(recent, start)).toEqual(["one", "two"]);
  recent.add(commit("three"));
  expect(idsSince(recent, start)).toBeUndefined();
  expect(idsSince(recent, "one")).toEqual(["two", "three"]);
  expect(idsSince(recent, recent.eventId)).toEqual([]);
});
