import { randomBytes } from "node:crypto";
import pg from "pg";
import { onTestFinished } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import { type SenderParts, sendDueMails } from "../src/domain/mails/send-due";
import type { TakenMail } from "../src/modules/mails/mail";
import { Outbox } from "../src/modules/mails/outbox";
import { smtpTransport } from "../src/modules/mails/transport";

/** An outbox in a schema of its own, so that the running shop's sender leaves its mails alone. */
export async function ownOutbox() {
  const schema = `mails_${randomBytes(4).toString("hex")}`;
  const pool = new pg.Pool({ connectionString: shop.database, options: `-c search_path=${schema}` });
  await pool.query(`create schema ${schema}`);
  await pool.query("create table furniture_mail (like public.furniture_mail including all)");
  onTestFinished(async () => {
    await pool.query(`drop schema ${schema} cascade`);
    await pool.end();
  });
  const sql = async (statement: string, parameters: unknown[] = []) => {
    let place = 0;
    return pool.query(
      statement.replace(/\?/g, () => `$${++place}`),
      parameters,
    );
  };
  return {
    /** As many as one likes: each is another process with the same database. */
    outbox: () => new Outbox({ raw: sql }),
    sql: async (statement: string, ...parameters: unknown[]) => (await sql(statement, parameters)).rows,
  };
}

/** A sender with real SMTP; its mails say no more than their key. */
export function sender(outbox: Outbox, url: string, change: Partial<SenderParts> = {}) {
  const transport = smtpTransport(url, { socketTimeout: 1500 });
  onTestFinished(() => transport.close());
  const lines: string[] = [];
  const note = (line: unknown) => lines.push(String(line));
  const compose = async (mail: TakenMail) => ({
    mail: {
      id: mail.id,
      messageId: `<${mail.id}@planke46.example>`,
      from: "werkstatt@planke46.example",
      to: mail.recipient ?? "",
      subject: String(mail.data.subject),
      text: "Guten Tag",
      html: "<p>Guten Tag</p>",
      attachments: [],
      headers: {},
    },
  });
  const parts = { outbox, transport, compose, log: { info: note, warn: note }, ...change };
  return { send: () => sendDueMails(parts as SenderParts), lines };
}

export async function queueSome(outbox: Outbox, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await outbox.queue({
      template: "message_received",
      key: `test:${number}`,
      to: "anna@example.test",
      data: { subject: `Mail ${number}` },
    });
  }
}
