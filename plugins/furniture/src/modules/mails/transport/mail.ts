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
