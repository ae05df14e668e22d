/**
 * What a mail says, before it is HTML or text. Both are made from it, so that neither says more than the other.
 * Texts are plain: markup in them is shown as it is typed.
 */
export interface MailDocument {
  subject: string;
  /** What lists of mails show below the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
}

export type Block =
  | { type: "text"; text: string }
  | { type: "heading"; text: string }
  /** Labels with their values, such as an address or a bank account. */
  | { type: "facts"; rows: Fact[] }
  | { type: "pieces"; pieces: PieceView[] }
  | { type: "bill"; rows: BillRow[]; total: BillRow; note?: string }
  /** The one thing a reader is meant to do. */
  | { type: "button"; label: string; url: string }
  /** Somewhere a reader may go. */
  | { type: "link"; label: string; url: string }
  /** Words of another person, with their line breaks. */
  | { type: "quote"; text: string }
  /** Legal and other small print. */
  | { type: "small"; text: string };

export interface Fact {
  label: string;
  /** Lines of it. */
  value: string | string[];
  /** "#RRGGBB" of a colour sample beside the value. */
  swatch?: string;
}

export interface BillRow {
  label: string;
  amount: string;
}

export interface PieceView {
  /** The numbers of equal pieces, such as "12.1–12.3". */
  number: string;
  title: string;
  facts: Fact[];
  /** Of all equal pieces together. */
  price: string;
  /** Set for several: their number and the price of one. */
  unit?: string;
  /** Set when the piece is cheaper with others. */
  discount?: { label: string; amount: string; price: string };
  /** What the law says about giving it back. */
  note?: string;
  drawing?: { cid: string; alt: string };
}
