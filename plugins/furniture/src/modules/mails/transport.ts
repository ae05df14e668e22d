import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "@medusajs/framework/zod";
import { createTransport } from "nodemailer";

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** By which the HTML shows it: `<img src="cid:…">`; without one it is a file for the reader to keep. */
  cid?: string;
}

/** A mail as it goes out. `id` is its row in the outbox, `messageId` the same at every try. */
export interface OutgoingMail {
  id: string;
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  /** RFC 3834: answering machines leave such mails alone. */
  headers: Record<string, string>;
}

export interface Transport {
  /** Resolves once the mail is in other hands; rejects when it may not be. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** How mails are sent: through a mail server, or in a trial as files in a folder. */
const wayOut = z.union([
  z.object({ smtpUrl: z.url({ protocol: /^smtps?$/ }) }),
  z.object({ folder: z.string().min(1) }),
]);
export type WayOut = z.infer<typeof wayOut>;

/** Options of the plugin, handed over in medusa-config. */
export const mailOptions = z.looseObject({
  mails: wayOut.optional(),
  /** `Name <address>`; unset: the shop's name and address. */
  mailFrom: z.string().min(3).optional(),
  adminUrl: z.url().default("http://localhost:9000/app"),
});

/** Milliseconds; their sum is shorter than the outbox's lease, after which another sender takes the mail. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  /** Closes an idle connection, so that it does not delay the stop of the process. */
  idleTimeout: 10_000,
};

interface SmtpSettings {
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

/** Without a way out every attempt fails, and the mails wait in the outbox until there is one. */
export function transportFor(way: WayOut | undefined): Transport {
  if (!way) {
    return { send: () => Promise.reject(new Error("No way out for mails is set")), close: () => {} };
  }
  return "smtpUrl" in way ? smtpTransport(way.smtpUrl) : folderTransport(way.folder);
}

/**
 * Writes each mail as `<id>.eml`, as a mail program would open it. A mail that is sent again replaces itself; a reader
 * never meets half a file.
 */
function folderTransport(folder: string): Transport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, ...mail }) {
      const { message } = await composer.sendMail({ ...mail, attachments: mail.attachments.map(placed) });
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${id}.${process.pid}.part`);
      await writeFile(unfinished, message);
      await rename(unfinished, join(folder, `${id}.eml`));
    },
    close: () => composer.close(),
  };
}
