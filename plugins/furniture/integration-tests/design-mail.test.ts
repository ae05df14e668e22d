import { createHash, randomUUID } from "node:crypto";
import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { admin, rows } from "../../../tests/shopper/shop";
import { newAddress, storeFrom } from "./from-address";
import { euro, openMail, plain } from "./mailbox";

const emailOf = () => `entwurf-${randomUUID()}@example.test`;
const design = (email: string, more: { website?: string } = {}) => ({
  email,
  kind: "bench",
  configuration: { ...defaultConfiguration("bench"), dimensions: { chosen: "twoPerson" } },
  query: "chosen=twoPerson&frameType=simple",
  submission: randomUUID(),
  ...more,
});
const send = (body: unknown, address = newAddress()) =>
  storeFrom(address, "POST", "/furniture/designs/mail", body);
/** The mails of a form: the outbox knows them by what was in it, without saying it. */
const mailsOf = ({ submission, email, kind, query }: Record<string, unknown>) => {
  const said = JSON.stringify([submission, email, kind, query]);
  return rows(
    "select id, status, recipient, data::text as data from furniture_mail where key = $1",
    `design:${createHash("sha256").update(said).digest("hex")}`,
  );
};

test("a design is mailed with its measures, the server's price and the way back, and the outbox forgets to whom", async () => {
  const email = emailOf();
  const form = { ...design(email), language: "en" };
  const { status, body } = await send(form);
  expect([status, body]).toEqual([200, { sent: true }]);
  await expect
    .poll(async () => (await mailsOf(form)).map((mail) => mail.status), { timeout: 20_000 })
    .toEqual(["sent"]);
  const [sent] = await mailsOf(form);
  expect(sent).toMatchObject({ recipient: null, data: "{}" });
  const mail = await openMail({ id: String(sent?.id) });
  expect(mail.to?.[0]?.address).toBe(email);
  expect(mail.subject).toBe("Your design: Bench");
  expect(mail.text).toContain("120 × 40 × 45 cm");
  expect(mail.text).toContain("/configuratorBenchDesktop?chosen=twoPerson&frameType=simple&lng=en");
  // (399 + 2.5 × 20) × 1.3
  expect(plain(mail.text).includes("€584.00") || plain(mail.text).includes(euro(584))).toBe(true);
  expect(mail.attachments).toHaveLength(1);
  expect(
    await rows("select id from furniture_mail t where position($1 in lower(t::text)) > 0", email),
  ).toEqual([]);
});

test("a form sent twice is one mail, and a machine's form is none and gets the same answer", async () => {
  const [body, trap] = [design(emailOf()), design(emailOf())];
  const answers = await Promise.all([send(body), send(body), send({ ...trap, website: "x" })]);
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { sent: true }]);
  expect(await mailsOf(body)).toHaveLength(1);
  expect(await mailsOf(trap)).toEqual([]);
});

test.each([
  ["an address that is none", { email: "anna" }, "email", "email_invalid"],
  ["no address", { email: "" }, "email", "required"],
  ["a query that leads elsewhere", { query: "a=1#@example.test/" }, "query", "not_a_query"],
  ["a price", { price: 1 }, "price", "unknown_field"],
  ["a bench that is too long", { configuration: { dimensions: { chosen: "individual", length: 999 } } }],
  ["a kind nobody builds", { kind: "sofa" }],
  ["a sample", { kind: "sample", configuration: {} }, "kind", "not_a_design"],
])(
  "%s is refused at its field, and nothing is mailed",
  async (_what, fault, path?: string, code?: string) => {
    const form = { ...design(emailOf()), ...fault };
    const { status, body } = await send(form);
    expect(status).toBe(400);
    expect(body.issues.length).toBeGreaterThan(0);
    if (path) expect(body.issues).toContainEqual(expect.objectContaining({ path, code }));
    expect(await mailsOf(form)).toEqual([]);
  },
);

test("one household cannot have mail after mail sent to strangers", async () => {
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send(design(emailOf(), { website: "machine" }), address)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a mail about a design that has not left yet is told and forgotten with everything else of a person", async () => {
  const [email, id] = [emailOf(), `fmail_${randomUUID()}`];
  await rows(
    `insert into furniture_mail (id, key, template, recipient, language, data, next_attempt_at)
     values ($1, $1, 'design', $2, 'de', '{"kind":"bench"}', now() + interval '1 day')`,
    id,
    email,
  );
  const told = await admin("POST", "/furniture/customer-data/export", { email });
  expect(JSON.stringify(told.body)).toContain('"design"');
  await admin("POST", "/furniture/customer-data/anonymise", { email });
  const [left] = await rows(
    "select recipient, data::text as data, status from furniture_mail where id = $1",
    id,
  );
  expect(left).toEqual({ recipient: null, data: "{}", status: "dropped" });
});
