import type { AppLoadContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { withdraw } from "./withdraw.server.ts";
import { withdrawalIssues } from "./withdrawalRules.ts";

const FIELDS = { name: "Anna Muster", orderNumber: "1046", email: "anna@example.test", scope: "all" };

/** What the page answers to a sent form. */
async function answerTo(form: Record<string, string>, inquiries: object = {}) {
  const log = { error: vi.fn() };
  const request = new Request("http://shop.test/widerruf", {
    method: "POST",
    headers: { "Accept-Language": "de" },
    body: new URLSearchParams(form),
  });
  const { data, init } = await withdraw(request, { inquiries, log } as unknown as AppLoadContext);
  return { shown: data, status: init?.status, log };
}

test("a declaration asks for name, order and address, and for pieces where single ones are meant", () => {
  expect(withdrawalIssues(FIELDS)).toEqual({});
  expect(withdrawalIssues({ name: " ", orderNumber: "" })).toEqual({
    ...{ name: "name", orderNumber: "orderNumber", email: "emailRequired" },
  });
  expect(Object.keys(withdrawalIssues({}))).toEqual(["name", "orderNumber", "email"]);
  const some = { ...FIELDS, scope: "some" };
  expect(withdrawalIssues(some)).toEqual({ pieces: "pieces" });
  expect(withdrawalIssues({ ...some, pieces: " " })).toEqual({ pieces: "pieces" });
  expect(withdrawalIssues({ ...some, pieces: "Hocker" })).toEqual({});
  // Named beside the whole order: which of the two is meant is for the customer to say.
  expect(withdrawalIssues({ ...FIELDS, pieces: "Hocker" })).toEqual({ pieces: "piecesOfAll" });
  expect(withdrawalIssues({ ...FIELDS, pieces: " ", text: "" })).toEqual({});
});

test("what is longer than the commerce side takes is said with its bound", () => {
  const long = (length: number) => "x".repeat(length);
  const typed = {
    name: long(121),
    orderNumber: long(61),
    scope: "some",
    pieces: long(1001),
    text: long(2001),
  };
  expect(withdrawalIssues({ ...FIELDS, ...typed })).toEqual({
    ...{ name: "tooLong 120", orderNumber: "tooLong 60", pieces: "tooLong 1000", text: "tooLong 2000" },
  });
  const fitting = {
    name: long(120),
    orderNumber: long(60),
    scope: "some",
    pieces: long(1000),
    text: long(2000),
  };
  expect(withdrawalIssues({ ...FIELDS, ...fitting })).toEqual({});
});

test("a declaration is read once more before it is made, and made by its second step alone", async () => {
  const asked: unknown[] = [];
  const inquiries = {
    draftWithdrawal: async (form: unknown) => {
      asked.push(form);
      return { id: "draft_1" };
    },
    confirmWithdrawal: async (...confirmed: unknown[]) => {
      asked.push(confirmed);
      return { received_at: "2026-11-29" };
    },
  };
  const some = { ...FIELDS, scope: "some", pieces: "Hocker" };
  const review = await answerTo(some, inquiries);
  expect(review.shown.title).not.toBe((await answerTo({ ...some, intent: "change" })).shown.title);
  expect([review.status, review.shown]).toMatchObject([200, { step: "review", draft: { id: "draft_1" } }]);
  const receipt = await answerTo({ ...some, intent: "confirm", draft: "draft_1" }, inquiries);
  expect([receipt.status, receipt.shown.step]).toEqual([200, "receipt"]);
  expect(asked).toEqual([
    {
      ...{ name: "Anna Muster", email: "anna@example.test", order_number: "1046", scope: "some" },
      ...{ pieces: "Hocker", text: "", website: "", language: "de" },
    },
    ["draft_1", "de"],
  ]);
  await answerTo({ ...FIELDS, scope: "everything" }, inquiries);
  expect(asked.at(-1)).toMatchObject({ scope: "all" });
});

test("who goes back to change it finds what was typed, without faults", async () => {
  const { shown, status } = await answerTo({ ...FIELDS, name: "", intent: "change" });
  expect([status, shown]).toMatchObject([
    200,
    { step: "form", notice: null, reply: { initialValue: { orderNumber: "1046" } } },
  ]);
  expect(shown.step === "form" && shown.reply.error).toEqual({});
  const faulty = await answerTo({ ...FIELDS, name: "" });
  expect(faulty.shown).toMatchObject({ reply: { error: { name: ["name"] } } });
});

test.each([
  [new CommerceRefusal(429, "Zu viele Versuche", []), 429, "Das ging noch nicht: Zu viele Versuche"],
  [new CommerceUnavailable("POST /store/withdrawals", "no answer"), 503, "Das ging noch nicht: "],
])(
  "whatever keeps it from being taken, the form comes back with every word and the reason: %s",
  async (error, status, words) => {
    const inquiries = { draftWithdrawal: () => Promise.reject(error) };
    const { shown, status: answered, log } = await answerTo(FIELDS, inquiries);
    expect([answered, shown]).toMatchObject([
      status,
      { step: "form", notice: expect.stringContaining(words), reply: { initialValue: FIELDS } },
    ]);
    expect(shown.step === "form" && shown.notice?.length).toBeGreaterThan("Das ging noch nicht: ".length);
    expect(log.error).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
  },
);

test("a form with faults says where they are, and nothing is asked of the commerce side", async () => {
  const { shown, status } = await answerTo({ ...FIELDS, email: "anna" });
  expect(shown.step === "form" && shown.notice).toMatch(/markiert/);
  expect([status, shown]).toMatchObject([
    400,
    { step: "form", reply: { error: { email: ["emailInvalid"] } } },
  ]);
  await expect(
    answerTo(FIELDS, { draftWithdrawal: () => Promise.reject(new TypeError("broken")) }),
  ).rejects.toThrow("broken");
});
