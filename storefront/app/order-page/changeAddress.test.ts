import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { type CommerceIssue, CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { changeAddress, loadOrder } from "./orderPage.server.ts";

const PAGE = "http://shop.test/auftrag/key";
const TYPED = {
  ...{ firstName: "Anna", lastName: "Muster", company: "", street: " Musterweg 1 ", addition: "" },
  ...{ zip: "10115", city: "Berlin" },
};
const refusal = (status: number, issues: CommerceIssue[] = []) => new CommerceRefusal(status, "no", issues);

/** What the page answers to another delivery address; what it throws is returned. */
function sent(changeDeliveryAddress: (...asked: unknown[]) => Promise<void>) {
  const headers = { "Accept-Language": "de" };
  const request = new Request(PAGE, { method: "POST", headers, body: new URLSearchParams(TYPED) });
  const context = { commerce: { changeDeliveryAddress } } as unknown as AppLoadContext;
  const answer = changeAddress({ request, context, token: "key" });
  // biome-ignore lint/suspicious/noExplicitAny: an answer, a redirect or what was thrown
  return answer.catch((thrown: unknown) => thrown) as Promise<any>;
}

test("another delivery address is taken as typed, and the page says that it is new", async () => {
  const asked: unknown[] = [];
  const answer = await sent(async (...wish) => void asked.push(...wish));
  expect(asked).toEqual([
    "key",
    {
      ...{ first_name: "Anna", last_name: "Muster", company: "", address_1: "Musterweg 1", address_2: "" },
      ...{ postal_code: "10115", city: "Berlin" },
    },
    "de",
  ]);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auftrag/key?changed"]);
});

test("an order that is there no more is said to be unknown by its own page, and its address is not called changed", async () => {
  const answer = await sent(() => Promise.reject(refusal(404)));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auftrag/key"]);
});

test("what is wrong with an address stands at its field, and what concerns no field above the form", async () => {
  const { data, init } = await sent(() =>
    Promise.reject(
      refusal(400, [
        { path: "postal_code", message: "Fünf Ziffern.", code: "zip" },
        { path: "", message: "Das Möbel ist schon unterwegs.", code: "too_late" },
      ]),
    ),
  );
  expect(init.status).toBe(400);
  expect(data.reply.error).toEqual({ zip: ["Fünf Ziffern."] });
  expect(data.notice).toBe("Das Möbel ist schon unterwegs.");
  expect(data.reply.initialValue).toMatchObject({ firstName: "Anna", zip: "10115" });
});

test("an address that cannot be taken for now comes back as typed, and a fault of our own is none of the address's", async () => {
  const { data, init } = await sent(() => Promise.reject(new CommerceUnavailable("/orders", "silent")));
  expect(init.status).toBe(503);
  expect(data.notice).not.toBe("");
  expect(data.reply.initialValue).toMatchObject({ city: "Berlin" });
  expect(await sent(() => Promise.reject(new TypeError("a fault")))).toBeInstanceOf(TypeError);
});

test.each([
  ["a key that opens nothing is told so by a page", refusal(404), 404],
  [
    "too many at once are asked to come back, and not told that there is no such order",
    refusal(429, [{ path: "", message: "", code: "too_many_requests" }]),
    429,
  ],
  [
    "a silent shop does not say that there is no such order",
    new CommerceUnavailable("/orders", "silent"),
    503,
  ],
])("%s", async (_what, error, status) => {
  const context = { commerce: { orderPage: () => Promise.reject(error) } } as unknown as AppLoadContext;
  const asked = loadOrder({ request: new Request(PAGE), context, token: "key" });
  // biome-ignore lint/suspicious/noExplicitAny: a page or what was thrown
  const answer: any = await asked.catch((thrown: unknown) => thrown);
  expect(answer.init?.status ?? answer.status).toBe(status);
  if (status === 404) expect(answer.data.order).toBeNull();
  else expect(answer).toBeInstanceOf(Response);
});
