import { createTransport } from "nodemailer";
import type { Attachment, Transport } from "./mail";

/** Milliseconds; their sum is shorter than the outbox's lease, after which another sender takes the mail. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  /** Closes an idle connection, so that it does not delay the stop of the process. */
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
      await pool.sendMail({ ...mail, attachments: mail.attachments.map(placed) });
    },
    close: () => pool.close(),
  };
}

/** Pictures of the text belong into it and not into the list below it, where files stand. */
export function placed(attachment: Attachment): Attachment & { contentDisposition: "inline" | "attachment" } {
  return { ...attachment, contentDisposition: attachment.cid ? "inline" : "attachment" };
}
