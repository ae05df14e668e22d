import { expect, test } from "vitest";
import { MailServer, mailServer } from "./mail-server";
import { ownOutbox, queueSome, sender } from "./outbox";

const TIME_PASSES = "update furniture_mail set next_attempt_at = now() where status = 'queued'";

test("a mail server that is away loses nothing: when it is back every mail arrives, once", async () => {
  const { outbox, sql } = await ownOutbox();
  const server = await mailServer();
  await server.stop();
  await queueSome(outbox(), 5);
  const { send } = sender(outbox(), server.url);
  for (let round = 0; round < 3; round++) {
    await send();
    await sql(TIME_PASSES);
  }
  expect(await sql("select status, count(*)::int from furniture_mail group by status")).toEqual([
    { status: "queued", count: 5 },
  ]);
  const [tried] = await sql("select sum(attempts)::int as attempts from furniture_mail");
  expect(tried?.attempts).toBe(3); // one knock a round, not one for each mail

  await server.start();
  await send();
  await send();
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(
    [1, 2, 3, 4, 5].map((n) => `Mail ${n}`),
  );
  expect(await sql("select distinct status from furniture_mail")).toEqual([{ status: "sent" }]);
});

test("a server that takes a mail only at the second try gets it, and lets the others pass", async () => {
  const { outbox, sql } = await ownOutbox();
  const seen = new Set<string>();
  const server = await mailServer({
    onRcptTo({ address }, _session, answer) {
      const known = seen.has(address);
      seen.add(address);
      answer(known ? null : Object.assign(new Error("Greylisted, try again later"), { responseCode: 451 }));
    },
  });
  await queueSome(outbox(), 2);
  const { send, lines } = sender(outbox(), server.url);
  await send();
  expect(server.received).toHaveLength(1);
  await sql(TIME_PASSES);
  await send();
  expect(server.received).toHaveLength(2);
  expect(lines.join("\n")).toContain("451");
  expect(lines.join("\n")).not.toMatch(/anna|example\.test/);
});

test("a server that dies in the middle of a mail gets it again, with the same Message-ID", async () => {
  const { outbox, sql } = await ownOutbox();
  const taken: string[] = [];
  const server = new MailServer();
  await server.start({
    onData(stream, session) {
      // The server reads the whole mail and disconnects before it confirms: the sender cannot know the outcome.
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        taken.push(/Message-ID: (\S+)/i.exec(Buffer.concat(chunks).toString())?.[1] ?? "");
        (session as unknown as { _socket?: { destroy(): void } })._socket?.destroy();
        void server.stop();
      });
    },
  });
  await queueSome(outbox(), 1);
  const { send } = sender(outbox(), server.url);
  await send();
  const [waiting] = await sql("select status, attempts, last_error from furniture_mail");
  expect(waiting).toMatchObject({ status: "queued", attempts: 1, last_error: expect.stringMatching(/./) });
  await sql(TIME_PASSES);
  await server.stop();
  await server.start();
  await send();
  await server.stop();
  expect(server.received.map(({ messageId }) => messageId)).toEqual(taken);
});

test("two processes that send at once send each mail once", async () => {
  const { outbox, sql } = await ownOutbox();
  const server = await mailServer();
  await queueSome(outbox(), 30);
  await Promise.all([1, 2, 3].map(() => sender(outbox(), server.url).send()));
  expect(server.received).toHaveLength(30);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(30);
  expect(await sql("select distinct status, attempts from furniture_mail")).toEqual([
    { status: "sent", attempts: 1 },
  ]);
});

test("the mail of a process that died while sending is sent by another one", async () => {
  const { outbox, sql } = await ownOutbox();
  const server = await mailServer();
  await queueSome(outbox(), 1);
  const dead = outbox();
  const taken = await dead.takeDue();
  const { send } = sender(outbox(), server.url);
  await send();
  expect(server.received).toHaveLength(0);
  await sql("update furniture_mail set locked_until = now() - interval '1 second'");
  await send();
  expect(server.received).toHaveLength(1);
  // Should the dead one have been only slow, its late word does not count.
  if (taken) await dead.markFailedAttempt(taken, "too late", 1);
  expect(await sql("select status, attempts from furniture_mail")).toEqual([{ status: "sent", attempts: 2 }]);
});

test("a mail is given up only after days of trying, says why, and can be tried again", async () => {
  const { outbox, sql } = await ownOutbox();
  const server = await mailServer({
    onRcptTo: (_address, _session, answer) =>
      answer(Object.assign(new Error("No such user here"), { responseCode: 550 })),
  });
  await queueSome(outbox(), 1);
  const { send } = sender(outbox(), server.url);
  await send();
  const [first] = await sql(
    "select id, status, give_up_at > now() + interval '3 days' as patient from furniture_mail",
  );
  expect(first).toMatchObject({ status: "queued", patient: true });
  await sql("update furniture_mail set next_attempt_at = now(), give_up_at = now() - interval '1 second'");
  await send();
  const [given] = await sql("select status, last_error from furniture_mail");
  expect(given).toMatchObject({ status: "failed", last_error: expect.stringContaining("No such user") });
  await send();
  expect(await sql("select attempts from furniture_mail")).toEqual([{ attempts: 2 }]);

  await server.stop();
  await server.start();
  expect(await outbox().retry(String(first?.id))).toBe(true);
  await send();
  expect(server.received).toHaveLength(1);
  expect(await outbox().retry(String(first?.id))).toBe(false);
});

test("a mail whose recipient is kept for it alone is forgotten with it when it is given up, though others are kept", async () => {
  const { outbox, sql } = await ownOutbox();
  const server = await mailServer({
    onRcptTo: (_address, _session, answer) =>
      answer(Object.assign(new Error("No such user here"), { responseCode: 550 })),
  });
  const to = "anna@example.test";
  for (const template of ["design", "message_received"] as const)
    await outbox().queue({ template, key: template, to, data: { subject: "Mein Tisch" } });
  const { send } = sender(outbox(), server.url);
  const kept = () =>
    sql("select status, recipient, data->>'subject' as subject from furniture_mail order by key");
  await send();
  const waiting = { status: "queued", recipient: to, subject: "Mein Tisch" };
  expect(await kept()).toEqual([waiting, waiting]);
  await sql("update furniture_mail set next_attempt_at = now(), give_up_at = now() - interval '1 second'");
  await send();
  expect(await kept()).toEqual([
    { status: "dropped", recipient: null, subject: null },
    { ...waiting, status: "failed" },
  ]);
  expect(await sql("select last_error from furniture_mail where key = 'design'")).toEqual([
    { last_error: "given_up" },
  ]);
});

test("asked for twice at once, a mail is queued once", async () => {
  const { outbox, sql } = await ownOutbox();
  const request = { template: "refund", key: "order:1:refund:1", order_id: "1" } as const;
  await Promise.all(Array.from({ length: 10 }, () => outbox().queue(request)));
  expect(await sql("select count(*)::int from furniture_mail")).toEqual([{ count: 1 }]);
});

test("a mail that cannot be written does not hold up the next one", async () => {
  const { outbox, sql } = await ownOutbox();
  const server = await mailServer();
  await queueSome(outbox(), 2);
  const { send } = sender(outbox(), server.url);
  const faulty = sender(outbox(), server.url, {
    compose: () => Promise.reject(new Error("A template with a fault")),
  });
  await faulty.send();
  expect(await sql("select distinct status, attempts from furniture_mail")).toEqual([
    { status: "queued", attempts: 1 },
  ]);
  await sql(TIME_PASSES);
  await send();
  expect(server.received).toHaveLength(2);
});
