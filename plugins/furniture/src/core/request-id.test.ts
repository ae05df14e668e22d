import type { SubscriberArgs } from "@medusajs/framework";
import type { InterceptorSubscriber, MedusaContainer, Message } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import { currentRequestId, forRequestOfEvent, markEventsWithRequestId, runForRequest } from "./request-id";

const ID = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

/** One process: shows its interceptors what it sends, as Medusa's event buses do, and puts it on the wire. */
function processWithBus() {
  const interceptors: InterceptorSubscriber[] = [];
  const bus = { addInterceptor: (one: InterceptorSubscriber) => interceptors.push(one) };
  const container = { resolve: () => bus } as unknown as MedusaContainer;
  const send = (metadata: Message["metadata"] = {}): string => {
    const message: Message = { name: "order.placed", data: { id: "order_1" }, metadata };
    for (const one of interceptors) one(message);
    return JSON.stringify(message);
  };
  return { container, send, interceptors };
}

/** Lets a subscriber in another process handle what is on the wire, and says for which request it works. */
async function handled(wire: string): Promise<string | undefined> {
  let id: string | undefined;
  const subscriber = forRequestOfEvent(async () => {
    await Promise.resolve();
    id = currentRequestId();
  });
  const { container } = processWithBus();
  await subscriber({ event: JSON.parse(wire), container, pluginOptions: {} } as SubscriberArgs<unknown>);
  return id;
}

test("what handles an event in another process works for the request that brought the event about", async () => {
  const server = processWithBus();
  markEventsWithRequestId(server.container);
  expect(await handled(runForRequest(ID, () => server.send()))).toBe(ID);
});

test("an event that another event brings about stays with the first one's request", async () => {
  const server = processWithBus();
  markEventsWithRequestId(server.container);
  const first = runForRequest(ID, () => server.send());
  const metadata = JSON.parse(first).metadata;
  expect(await handled(runForRequest("another-request", () => server.send(metadata)))).toBe(ID);
});

test("a job's events belong to no request", async () => {
  const server = processWithBus();
  markEventsWithRequestId(server.container);
  expect(await handled(server.send())).toBeUndefined();
});

test("what is no id is not believed of an event", async () => {
  const server = processWithBus();
  expect(
    await handled(server.send({ request_id: "anna@example.test" } as Message["metadata"])),
  ).toBeUndefined();
});

test("events are marked once, however often that is asked for", () => {
  const server = processWithBus();
  markEventsWithRequestId(server.container);
  markEventsWithRequestId(server.container);
  expect(server.interceptors).toHaveLength(1);
});
