import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { refusalHandler, TooManyRequests } from "./error-handler";
import { Refusal } from "./refusal";

interface Answer {
  status: number;
  body: { message: string; type?: string; issues?: object[] };
  headers: Record<string, string>;
  /** What is sent to be read as it is. */
  text?: string;
  logged: string[];
}

/** How an error of a route is answered. @param wants the format that the client asks for */
function answerOf(originalUrl: string, error: unknown, { method = "POST", wants = "json" } = {}): Answer {
  const answer: Answer = { status: 200, body: { message: "" }, headers: {}, logged: [] };
  const response = {
    set: (name: string, value: string) => {
      answer.headers[name] = value;
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    type: (type: string) => response.set("Content-Type", type),
    send: (text: string) => {
      answer.text = text;
      return response;
    },
    json: (body: Answer["body"]) => {
      answer.body = body;
      return response;
    },
  };
  const log = (level: string) => (words: string) => answer.logged.push(`${level}: ${words}`);
  const logger = { error: log("error"), warn: log("warn"), info: log("info") };
  const request = {
    ...{ originalUrl, method, path: originalUrl },
    accepts: (known: string[]) => known.find((one) => one === wants) ?? false,
    scope: { resolve: () => logger },
  };
  refusalHandler(
    error,
    request as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    (() => undefined) as MedusaNextFunction,
  );
  return answer;
}

/** Status and message alone. */
function answered(originalUrl: string, error: unknown): [status: number, message: string] {
  const { status, body } = answerOf(originalUrl, error);
  return [status, body.message];
}

const READ_ONLY = "cannot execute INSERT in a read-only transaction";

test.each([
  ["a database that only reads", new Error(READ_ONLY), 500, /^Die Datenbank liest gerade nur/],
  ["the same, as a workflow hands it on", { message: READ_ONLY }, 500, /^Die Datenbank liest gerade nur/],
  [
    "a full disk",
    new Error("could not extend file: No space left on device"),
    507,
    /^Der Server hat keinen Platz mehr/,
  ],
  ["anything else", new Error("x is not a function"), 500, /^Der Server konnte das nicht ausführen/],
])("staff read in German what became of their request at %s", (_what, error, status, words) => {
  expect(answered("/admin/orders/order_1/cancel", error)).toEqual([status, expect.stringMatching(words)]);
});

test("staff who sign in meanwhile read German too", () => {
  expect(answered("/auth/user/emailpass", new Error(READ_ONLY))[1]).toMatch(
    /^Die Datenbank liest gerade nur/,
  );
});

test.each([
  ["2201W", "limit: must not be negative", "limit: darf nicht negativ sein"],
  ["22007", "A value of the request cannot be read, or is out of bounds", "Ein Wert der Anfrage ist nicht"],
])(
  "a value that the database cannot take (%s) is the asker's fault, said to each reader",
  (code, english, german) => {
    const error = Object.assign(new Error("select …"), { code });
    expect(answered("/store/products", error)).toEqual([400, english]);
    expect(answered("/admin/products", error)).toEqual([400, expect.stringContaining(german)]);
    // Another class of Postgres' codes: a table that is not there is ours.
    expect(answered("/store/products", Object.assign(error, { code: "42P01" }))[0]).toBe(500);
  },
);

test("a payment service that does not answer is named, to shoppers and to staff, also as a workflow hands it on", () => {
  const message = "Could not check the payment: Stripe did not answer. Please try again.";
  const error = { message, code: "stripe_silent", type: "unexpected_state" };
  const { status, body, logged } = answerOf("/store/carts/cart_1/complete", error);
  expect([status, body.issues, logged]).toEqual([
    502,
    [{ path: "payment", code: "stripe_silent", message: expect.stringMatching(/^The payment service/) }],
    [`error: ${message}`],
  ]);
  expect(answered("/admin/orders/order_1/change", error)).toEqual([
    502,
    expect.stringMatching(/^Stripe antwortet gerade nicht/),
  ]);
});

test("clients of the store are answered as ever", () => {
  expect(answered("/store/carts", new Error(READ_ONLY))).toEqual([500, "An unknown error occurred."]);
});

const CART = "/store/carts/cart_1";
const parsed = (status: unknown, expose: unknown = true) =>
  Object.assign(new Error("request entity too large"), { status, expose, type: "entity.too.large" });

test.each([
  ["a body that is no JSON", { type: "entity.parse.failed", message: "x", status: 400 }, 400, "not_json"],
  ["a body that is too large", parsed(413), 413, "too_large"],
  ["a body in an unknown encoding", parsed(415), 415, "unreadable"],
  ["a body that broke off", parsed(400), 400, "unreadable"],
  ["an address that cannot be decoded", new URIError("URI malformed"), 400, "not_uri"],
  ["a cart that is being changed", new Error("Failed to acquire lock for key: cart_1"), 409, "busy"],
  ["one that a workflow found busy", { message: "Timed-out acquiring lock." }, 409, "busy"],
  ["a disk that is full", Object.assign(new Error("ENOSPC: no space left"), {}), 507, "storage_full"],
  [
    "an offset below nothing",
    new Error("A non-negative integer must be provided to offset."),
    400,
    "unreadable_value",
  ],
])("%s is answered with what is the matter", (_what, error, status, code) => {
  const { status: answeredWith, body } = answerOf(CART, error);
  expect([answeredWith, body.issues]).toEqual([
    status,
    [{ path: code === "unreadable_value" ? "offset" : "", code, message: body.message }],
  ]);
  expect(body.type).toBe(status === 409 ? "conflict" : status === 507 ? "unexpected_state" : "invalid_data");
});

test.each([parsed(399), parsed(500), parsed(413, false), parsed("413")])(
  "a fault of ours is not called the asker's: %j",
  (error) => {
    expect(answerOf(CART, error).status).toBe(500);
  },
);

test("a refusal is answered with all its issues; what is missing with 404, what is taken with 409", () => {
  const issues = [
    { path: "email", message: "E-mail is required", code: "email_required" },
    { path: "lines", message: "The plank is gone", code: "plank_gone" },
  ] as const;
  const { status, body, headers } = answerOf(CART, Refusal.of([...issues]));
  expect([status, body.issues, headers]).toEqual([400, issues, {}]);
  expect(answerOf(CART, Refusal.notFound("There is no cart")).status).toBe(404);
  const taken = Object.assign(Refusal.single("", "Taken", "taken"), { type: "conflict" });
  expect(answerOf(CART, taken).status).toBe(409);
});

test.each([
  [600, "10 minutes"],
  [61, "2 minutes"],
  [1, "one minute"],
])("whoever asks too often is told to wait %d seconds, which are %s in words", (seconds, words) => {
  const error = new TooManyRequests(seconds, "en");
  // As a workflow's engine hands it on.
  for (const thrown of [error, { ...error, message: error.message }]) {
    const { status, headers, body } = answerOf(CART, thrown);
    expect([status, headers]).toEqual([429, { "Retry-After": String(seconds) }]);
    expect(body.issues).toMatchObject([{ code: "too_many_requests", params: { retry_after: seconds } }]);
    expect(body.message).toContain(words);
  }
});

test("staff who open a paper in a tab read the sentence alone; programs and shoppers get JSON", () => {
  const gone = Refusal.notFound("Diesen Beleg gibt es nicht");
  const paper = "/admin/furniture/papers/RE-1";
  const tab = answerOf(paper, gone, { method: "GET", wants: "html" });
  expect([tab.status, tab.text, tab.headers]).toEqual([
    404,
    "Diesen Beleg gibt es nicht",
    { "Content-Type": "text/plain" },
  ]);
  for (const [url, asks] of [
    [paper, { method: "GET", wants: "json" }],
    [paper, { method: "POST", wants: "html" }],
    ["/store/orders/admin/1", { method: "GET", wants: "html" }],
  ] as const) {
    const { text, body } = answerOf(url, gone, asks);
    expect([text, body.message]).toEqual([undefined, "Diesen Beleg gibt es nicht"]);
  }
});

test("the log says of a full disk and of an unreadable value what was the matter, and of other refusals nothing", () => {
  const full = new Error("could not extend file: No space left on device");
  expect(answerOf(CART, full).logged).toEqual([`error: The disk is full: ${full.message}`]);
  const value = Object.assign(new Error("invalid input syntax"), { code: "22P02" });
  expect(answerOf(CART, value).logged).toEqual([
    "warn: The database could not take a value: invalid input syntax",
  ]);
  expect(answerOf(CART, new URIError("URI malformed")).logged).toEqual([]);
});

test("what Medusa has words for it says itself, to staff too", () => {
  const error = new MedusaError(MedusaError.Types.NOT_ALLOWED, "Payment is captured already");
  expect(answered("/admin/payments/pay_1/capture", error)).toEqual([400, "Payment is captured already"]);
});
