import { folderTransport } from "./mail-folder";
import type { WayOut } from "./options";
import { smtpTransport } from "./smtp";

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** By which the HTML shows it: `<img src="cid:…">`. */
  cid: string;
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

/** Without a way out every attempt fails, and the mails wait in the outbox until there is one. */
export function transportFor(way: WayOut | undefined): Transport {
  if (!way) {
    return { send: () => Promise.reject(new Error("No way out for mails is set")), close: () => {} };
  }
  return "smtpUrl" in way ? smtpTransport(way.smtpUrl) : folderTransport(way.folder);
}
