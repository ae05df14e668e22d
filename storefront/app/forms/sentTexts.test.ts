import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { cartAction } from "../cart/cartActions.server.ts";
import { sendDesign } from "../drafts/sendDesign.server.ts";
import { changeAddress } from "../order-page/orderPage.server.ts";
import { type QuestionFields, questionIssues } from "../question/questionRules.ts";
import { sendQuestion } from "../question/sendQuestion.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { withdraw } from "../withdrawal/withdraw.server.ts";
import { sentTexts } from "./sentTexts.server.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);

/** What no page of ours sends: a field twice, as a list, within another, and words for the form library. */
const ODD: [string, string][][] = [
  [
    ["name", "one"],
    ["name", "two"],
  ],
  [["name[0]", "one"]],
  [["name.first", "one"]],
  [
    ["name", "one"],
    ["name.first", "two"],
  ],
  [["__intent__", "x"]],
  [["__intent__", "null"]],
  [["__intent__", '{"type":"insert","payload":{"name":"name"}}']],
  [["firstName[0]", "one"]],
  [["email[0]", "one"]],
];

const context = {
  cartSessions,
  log: { info() {}, warn() {}, error() {} },
  inquiries: {},
  content: { standardColors: async () => [{ hex: "#27292B", name: "Graphit" }] },
  commerce: {
    saveTerms: async () => ({}),
    keepContactDraft: async () => {},
    cart: async () => ({}),
    changeDeliveryAddress: async () => {},
  },
} as unknown as AppLoadContext;

async function posted(path: string, body: [string, string][]): Promise<Request> {
  const session = await cartSessions.getSession();
  session.set("cartId", "cart_1");
  const headers = { Cookie: await cartSessions.headerOf(session) };
  return new Request(`http://shop.test${path}`, { method: "POST", headers, body: new URLSearchParams(body) });
}

const ACTIONS = {
  question: async (body) => sendQuestion(await posted("/messageSent", body), context),
  design: async (body) => sendDesign(await posted("/entwurf-senden?kind=table", body), context),
  withdrawal: async (body) => withdraw(await posted("/widerruf", body), context),
  order: async (body) => cartAction(await posted("/cartDesktop", body), context),
  address: async (body) => {
    const request = await posted("/auftrag/key", body);
    return changeAddress({ request, context, token: "key" });
  },
} satisfies Record<string, (body: [string, string][]) => Promise<unknown>>;

test.each(Object.entries(ACTIONS))("whatever is sent to the form of %s, it answers", async (_, action) => {
  for (const body of ODD) await expect(action(body), JSON.stringify(body)).resolves.toBeDefined();
});

test("what a page of ours sends arrives as it was sent", () => {
  const form = new FormData();
  form.set("quantity:cali_01:2", "3");
  form.set("text", "eins\nzwei");
  form.set("email", "");
  expect([...sentTexts(form)]).toEqual([...form]);
});

test("a text of several lines is as long for the server as it is on the page, also sent without scripts", async () => {
  const text = `${"x".repeat(99)}\n`.repeat(20);
  const typed = new FormData();
  for (const [name, value] of Object.entries({ name: "Ada", email: "ada@shop.test", text }))
    typed.set(name, value);
  expect([text.length, questionIssues(Object.fromEntries(typed) as QuestionFields)]).toEqual([2000, {}]);
  const messages: { text?: string }[] = [];
  const inquiries = { sendMessage: async (message: object) => messages.push(message) };
  const analytics = { record() {} };
  const sent = [...typed].map(([name, value]): [string, string] => [
    name,
    String(value).replaceAll("\n", "\r\n"),
  ]);
  const request = await posted("/messageSent", sent);
  await sendQuestion(request, { ...context, inquiries, analytics } as unknown as AppLoadContext);
  expect(messages.map((message) => message.text)).toEqual([text]);
});

test("what the page has begun to write is no question yet", () => {
  const asked = (text: string) =>
    questionIssues({ name: "Ada", email: "ada@shop.test", begun: "Zu meiner Bestellung 4:\n", text }).text;
  expect(["Zu meiner Bestellung 4:", " Zu meiner Bestellung 4:\n\n"].map(asked)).toEqual([
    "question",
    "question",
  ]);
  expect(["Zu meiner Bestellung 4:\nWann?", "Wann?"].map(asked)).toEqual([undefined, undefined]);
});

test("a question's phone number is one, or is left out", () => {
  const asked = (phone: string) =>
    questionIssues({ name: "Ada", email: "ada@shop.test", text: "Wann?", phone }).phone;
  expect(["", " ", "030 12345", "abc", "1", "0".repeat(31)].map(asked)).toEqual([
    undefined,
    undefined,
    undefined,
    "phone",
    "phone",
    "tooLong 30",
  ]);
});

test("of a field that is named twice the first text counts, as everywhere", () => {
  const form = new FormData();
  form.append("name", "one");
  form.append("name", "two");
  expect([...sentTexts(form)]).toEqual([["name", "one"]]);
});

test("a letter and its accent become one character, however they were typed or copied", () => {
  const form = new FormData();
  form.set("lastName", "Mu\u0308ller-Nguye\u0302\u0303n");
  expect(sentTexts(form).get("lastName")).toBe("M\u00fcller-Nguy\u1ec5n");
});
