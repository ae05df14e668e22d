import { EventEmitter } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Commit, Store } from "../documents/store.ts";
import { STAFF } from "../http/access.ts";
import type { Reader } from "../queries/reader.ts";
import { Listeners, Recent } from "./listeners.ts";

test("a silent stream is kept alive well before clients give up after 45 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const store = new EventEmitter() as unknown as Store;
  const reader = { ids: async () => [] } as unknown as Reader;
  const listeners = new Listeners(store, reader);
  const server = createServer((_, response: ServerResponse) => {
    const options = {
      includeResult: false,
      includePreviousRevision: false,
      includeMutations: true,
      mendozaEffects: false,
    };
    void listeners.subscribe(response, {}, { query: "*", params: {}, viewer: STAFF, options });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    vi.useRealTimers();
    listeners.close();
    server.closeAllConnections();
    server.close();
  });
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const stream = response.body?.getReader();
  const read = async () => new TextDecoder().decode((await stream?.read())?.value);
  expect(await read()).toContain("event: welcome");
  vi.advanceTimersByTime(20_000);
  expect(await read()).toBe(": keep-alive\n\n");
});

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
