import type { AppLoadContext } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions, rememberOrder } from "../session/cartCookie.server.ts";
import { answerSurvey } from "./answerSurvey.server.ts";

vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  useNavigation: () => ({ state: "idle" }),
}));

// Another test of this process may have loaded it without the mocks.
vi.resetModules();
const { OriginSurvey } = await import("./OriginSurvey.tsx");

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);

/** The form as it comes back without scripts, when the commerce side does not take the answer. */
async function cameBack(body: Record<string, string>, error: Error): Promise<string> {
  const session = await cartSessions.getSession();
  session.set("placedOrder", { id: "order_1", number: "46", payBy: "card", value: 1491 });
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const request = new Request("http://shop.test/orderCompleted", {
    method: "POST",
    headers,
    body: new URLSearchParams(body),
  });
  const inquiries = { answerSurvey: () => Promise.reject(error) };
  const context = { cartSessions, inquiries, log: { error() {} } } as unknown as AppLoadContext;
  const answer = await answerSurvey(request, context);
  if (!("data" in answer)) throw new Error("an answer with the form was expected");
  return renderToStaticMarkup(<OriginSurvey answer={answer.data} />);
}

test.each([
  new CommerceUnavailable("POST /store/orders/:id/origin-survey", "no answer"),
  new CommerceRefusal(400, "too long", [{ path: "otherOrigin", message: "too long", code: "too_long" }]),
])("what was answered is still in the form when it could not be taken: %s", async (error) => {
  const written = await cameBack({ normalOrigin: "google", otherOrigin: "von Jürgen “Ö”" }, error);
  expect(written).toContain('value="von Jürgen “Ö”"');
  expect(written).toMatch(/<input(?=[^>]*value="google")(?=[^>]*checked="")[^>]*>/);
  expect(await cameBack({ normalOrigin: "friends" }, error)).toMatch(
    /<input(?=[^>]*value="friends")(?=[^>]*checked="")[^>]*>/,
  );
});

test("an answer to an order whose cookie has ended is not taken for sent", async () => {
  const body = new URLSearchParams({ normalOrigin: "google" });
  const request = new Request("http://shop.test/orderCompleted", { method: "POST", body });
  const answer = await answerSurvey(request, { cartSessions } as unknown as AppLoadContext);
  expect(answer).toMatchObject({
    data: { notice: expect.stringMatching(/^Deine Antwort ist noch nicht angekommen: .+ nicht mehr\.$/) },
    init: { status: 410 },
  });
});

test.each([
  ["?orderID=46&orderValue=1491", "order_1"],
  ["?orderID=47&orderValue=5", "order_2"],
  ["", "order_2"],
  ["?orderID=45&orderValue=5", undefined],
])("of two orders placed in one browser the answer on %j is kept for %s", async (query, answered) => {
  const session = await cartSessions.getSession();
  rememberOrder(session, { id: "order_1", number: "46", payBy: "card", value: 1491 });
  rememberOrder(session, { id: "order_2", number: "47", payBy: "card", value: 5 });
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const body = new URLSearchParams({ normalOrigin: "google" });
  const request = new Request(`http://shop.test/orderCompleted${query}`, { method: "POST", headers, body });
  const inquiries = { answerSurvey: vi.fn(async () => {}) };
  await answerSurvey(request, { cartSessions, inquiries } as unknown as AppLoadContext);
  expect(inquiries.answerSurvey.mock.calls.map(([id]: unknown[]) => id)).toEqual(answered ? [answered] : []);
});

test("a form not answered yet is empty, and leaves the page at its beginning", () => {
  const written = renderToStaticMarkup(<OriginSurvey answer={undefined} />);
  expect(written).not.toContain("checked");
  expect(written).not.toContain("autofocus");
  expect(written).toMatch(/<input(?=[^>]*name="otherOrigin")(?![^>]* value="[^"])[^>]*>/);
});
