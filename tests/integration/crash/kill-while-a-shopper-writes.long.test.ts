import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, CONTACT, call, rows, shop, transferOrder } from "../../shopper/shop";
import { SecondShop } from "./second-shop";

let second: SecondShop;
beforeAll(async () => {
  second = await SecondShop.start();
}, 120_000);
afterAll(() => second?.stop());

/** What a shopper sends, with the moments of a death, each by the statement that would come next. */
interface Sending {
  /** What is sent, and sent again by a shopper who got no answer. */
  prepare: () => Promise<{ path: string; body: object; key: string }>;
  points: RegExp[];
  mails: string[];
}

const SENDINGS: Record<string, Sending> = {
  "a question": {
    prepare: async () => {
      const name = `Anna ${randomUUID()}`;
      const body = { name, email: CONTACT.email, text: "Passt er durch die Tür?", submission: randomUUID() };
      return {
        path: "/messages",
        body,
        key: `select 'message:' || id || ':%' as key from furniture_message where name = '${name}'`,
      };
    },
    points: [
      /insert into furniture_message/,
      /insert into furniture_mail/,
      /update furniture_message set mails/,
    ],
    mails: ["message_received", "workshop_message"],
  },
  "a withdrawal": {
    prepare: async () => {
      const form = { name: "Anna", email: CONTACT.email, order_number: "999999", language: "de" };
      const { id } = (await store("/withdrawals", form)).body.withdrawal;
      return { path: `/withdrawals/${id}/confirm`, body: {}, key: `select 'withdrawal:${id}:%' as key` };
    },
    points: [
      /update furniture_withdrawal set confirmed_at/,
      /insert into furniture_mail/,
      /update furniture_withdrawal set mails/,
    ],
    mails: ["withdrawal_received", "workshop_withdrawal"],
  },
  "where they heard of the shop": {
    prepare: async () => {
      const id = await transferOrder("stool");
      return {
        path: `/orders/${id}/origin-survey`,
        body: { normalOrigin: "friends" },
        key: `select 'order:' || order_id || ':origin_survey' as key from furniture_origin_survey where order_id = '${id}'`,
      };
    },
    points: [
      /insert into furniture_origin_survey/,
      /insert into furniture_mail/,
      /update furniture_origin_survey set mails/,
    ],
    mails: ["workshop_origin_survey"],
  },
};

test.each(Object.entries(SENDINGS))(
  "killed while a shopper sends %s: it is kept once with its mails, also where they send it again",
  async (_what, { prepare, points, mails }) => {
    const sent: Awaited<ReturnType<Sending["prepare"]>>[] = [];
    for (const point of points) {
      const one = await prepare();
      await second.caught(point, async () => void store(one.path, one.body).catch(() => undefined));
      sent.push(one);
    }
    await second.kill();
    await second.restart();
    for (const [at, { path, body, key }] of sent.entries()) {
      const found = await rows(key);
      // What was kept is not sent again.
      if (at === 0 || found.length === 0) expect((await store(path, body)).status).toBe(200);
      const mailsOf = async () => {
        const [kept, ...others] = await rows(key);
        expect(others).toEqual([]);
        return rows("select template from furniture_mail where key like $1 order by template", kept?.key);
      };
      await expect
        .poll(mailsOf, { timeout: 90_000, interval: 1000 })
        .toEqual(mails.map((template) => ({ template })));
    }
    const [first] = sent;
    if (first) expect((await store(first.path, first.body)).status).toBe(200);
  },
  240_000,
);

/** A request of a shopper to the server that is about to die. */
function store(path: string, body: object): Promise<Answer> {
  const headers = { "content-type": "application/json", "x-publishable-api-key": shop.publishableKey };
  return call(`${second.medusa}/store${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}
