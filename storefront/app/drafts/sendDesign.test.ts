import type { AppLoadContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { sendDesign } from "./sendDesign.server.ts";

const QUERY = "kind=table&chosen=individual&length=180&width=80&height=75";
const TYPED = { email: "anna@example.test", submission: "one", website: "" };

/** What the page of this design answers to the form; what it throws is returned. */
async function sent(
  form: Record<string, string>,
  { query = QUERY, mailDesign = async (_: object) => {} } = {},
) {
  const log = { error: vi.fn() };
  const context = { inquiries: { mailDesign }, content: { standardColors: async () => [] }, log };
  const headers = { "Accept-Language": "de" };
  const request = new Request(`http://shop.test/entwurf-senden?${query}`, {
    ...{ method: "POST", headers, body: new URLSearchParams(form) },
  });
  const answer = sendDesign(request, context as unknown as AppLoadContext);
  // biome-ignore lint/suspicious/noExplicitAny: an answer, a redirect or what was thrown
  return { log, answer: (await answer.catch((thrown: unknown) => thrown)) as any };
}

test("a design is mailed as it is built, once however often its form is sent", async () => {
  const mailed: object[] = [];
  const { answer } = await sent(TYPED, { mailDesign: async (design) => void mailed.push(design) });
  expect(mailed).toMatchObject([
    {
      ...{ ...TYPED, kind: "table", language: "de", query: expect.stringContaining("length=180") },
      configuration: { dimensions: { length: 180, width: 80, height: 75 } },
    },
  ]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^\/entwurf-senden\?sent=yes&kind=table&.*length=180/);
});

test("an address that is none is not written to", async () => {
  const mailDesign = vi.fn();
  const { answer } = await sent({ ...TYPED, email: "anna" }, { mailDesign });
  expect([answer.init.status, answer.data.reply.error]).toEqual([400, { email: ["emailInvalid"] }]);
  expect(mailDesign).not.toHaveBeenCalled();
});

test("a page without a design leads to all of them", async () => {
  const { answer } = await sent(TYPED, { query: "kind=sofa" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/entwuerfe"]);
});

test.each([
  [new CommerceRefusal(429, "Zu viele Versuche", []), 429, "Zu viele Versuche"],
  [new CommerceUnavailable("/designs", "silent"), 503, ""],
])(
  "who cannot be written to for now reads why, and finds the address as typed: %s",
  async (error, status, words) => {
    const { answer, log } = await sent(TYPED, { mailDesign: () => Promise.reject(error) });
    expect(answer.init.status).toBe(status);
    expect(answer.data.notice).toContain(words);
    expect(answer.data.notice).not.toBe("");
    expect(answer.data.reply.initialValue).toMatchObject({ email: TYPED.email });
    expect(log.error).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
  },
);

test("a fault of our own is none of the mail's", async () => {
  const { answer } = await sent(TYPED, { mailDesign: () => Promise.reject(new TypeError("a fault")) });
  expect(answer).toBeInstanceOf(TypeError);
});
