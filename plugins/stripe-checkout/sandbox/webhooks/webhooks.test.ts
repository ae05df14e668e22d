import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionParameters, startTestSandbox, type TestSandbox, until, WEBHOOK_SECRET } from "../testing";

let place: TestSandbox;

beforeEach(async () => {
  place = await startTestSandbox();
});
afterEach(() => place.stop());

interface ListedEvent {
  id: string;
  type: string;
  state: string;
  attempts: { status: number | null }[];
}

async function newSession(): Promise<string> {
  return (await place.stripe.checkout.sessions.create(sessionParameters())).id;
}

const pay = (id: string): Promise<unknown> => place.control("POST", `/checkout/sessions/${id}/pay`, {});
const completed = async (id: string): Promise<ListedEvent[]> =>
  place.control("GET", `/events?session=${id}&type=checkout.session.completed`);

test("events arrive with a signature that the official library accepts", async () => {
  await pay(await newSession());
  await until("the event arrives", () => place.receiver.types().includes("checkout.session.completed"));
  const events = place.receiver.deliveries.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET),
  );
  const event = events.find(({ type }) => type === "checkout.session.completed");
  expect(event).toMatchObject({ api_version: Stripe.API_VERSION, livemode: false });
  expect(event?.data.object).toMatchObject({ payment_status: "paid", metadata: { session_id: "payses_1" } });
});

test("a changed body no longer matches its signature", async () => {
  await pay(await newSession());
  await until("an event arrives", () => place.receiver.deliveries.length > 0);
  const { body, signature } = place.receiver.deliveries[0] ?? { body: "", signature: "" };
  expect(() =>
    Stripe.webhooks.constructEvent(body.replace("149100", "1"), signature, WEBHOOK_SECRET),
  ).toThrow();
});

test("an event is sent again until the shop answers 2xx", async () => {
  place.receiver.answerWith(500);
  const id = await newSession();
  await pay(id);
  await until("it was tried three times", async () => ((await completed(id))[0]?.attempts.length ?? 0) >= 3);
  place.receiver.answerWith(200);
  await until("it is delivered", async () => (await completed(id))[0]?.state === "delivered");
  const count = (await completed(id))[0]?.attempts.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await completed(id))[0]?.attempts).toHaveLength(count ?? 0);
});

test("a dropped event does not arrive until a test delivers it", async () => {
  await place.control("PUT", "/webhooks", { mode: "drop" });
  const id = await newSession();
  await pay(id);
  const [event] = await completed(id);
  expect(event?.state).toBe("dropped");
  expect(place.receiver.deliveries).toHaveLength(0);
  await expect(place.control("POST", `/events/${event?.id}/deliver`)).resolves.toMatchObject({ status: 200 });
  expect(place.receiver.types()).toEqual(["checkout.session.completed"]);
});

test("events of one session can be held while others go through", async () => {
  const [held, free] = [await newSession(), await newSession()];
  await place.control("PUT", `/checkout/sessions/${held}/webhooks`, { mode: "hold" });
  await pay(held);
  await pay(free);
  await until("the free one arrives", async () => (await completed(free))[0]?.state === "delivered");
  expect((await completed(held))[0]?.state).toBe("held");
  await place.control("POST", "/events/release");
  await until("the held one arrives", async () => (await completed(held))[0]?.state === "delivered");
});

test("an event can be sent several times at once, and late", async () => {
  const id = await newSession();
  await place.control("PUT", `/checkout/sessions/${id}/webhooks`, { copies: 3, delayMs: 200 });
  const paidAt = Date.now();
  await pay(id);
  await until("it arrives", async () => (await completed(id))[0]?.state === "delivered");
  expect(Date.now() - paidAt).toBeGreaterThanOrEqual(200);
  expect(place.receiver.types().filter((type) => type === "checkout.session.completed")).toHaveLength(3);
});

test("a clock that is ten minutes behind signs what the official library refuses as too old", async () => {
  const id = await newSession();
  await place.control("PUT", `/checkout/sessions/${id}/webhooks`, { skewSeconds: -600 });
  await pay(id);
  await until("it arrives", async () => (await completed(id))[0]?.state === "delivered");
  const { body, signature } = place.receiver.deliveries.at(-1) ?? { body: "", signature: "" };
  expect(() => Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)).toThrow(/tolerance/);
});

test("a refund tells the shop", async () => {
  const id = await newSession();
  await pay(id);
  const { payment_intent } = await place.stripe.checkout.sessions.retrieve(id);
  await place.stripe.refunds.create({ payment_intent: String(payment_intent) });
  await until("it arrives", () => place.receiver.types().includes("charge.refunded"));
});
