import { createTransport } from "nodemailer";
import type { Transport } from "./transport";

/** Milliseconds; all together they end before the outbox gives the mail to somebody else. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  /** An idle connection is closed before it keeps a server from ending. */
  idleTimeout: 10_000,
};

export interface SmtpSettings {
  /** Milliseconds a server may leave us waiting. */
  socketTimeout?: number;
}

/**
 * A mail server at `smtp://user:password@host:port` (STARTTLS where the server offers it, `?requireTLS=true` insists) or
 * `smtps://…` (TLS from the first byte). What fails is tried again by the outbox alone, so the pool tries once.
 */
export function smtpTransport(url: string, settings: SmtpSettings = {}): Transport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
    ...settings,
  });
  return {
    async send({ id: _, ...mail }) {
      await pool.sendMail({ ...mail, attachments: mail.attachments.map(inline) });
    },
    close: () => pool.close(),
  };
}

/** Attachments belong into the text and not into a list below it. */
export function inline<Attached>(attachment: Attached): Attached & { contentDisposition: "inline" } {
  return { ...attachment, contentDisposition: "inline" };
}
