/** Money of an order that came (positive) or went back (negative), whole cents. */
export interface Movement {
  id: string;
  cents: number;
}

/** A paper that was issued, as far as the next one depends on it. */
export interface IssuedPaper {
  id: string;
  kind: "invoice" | "credit_note";
  /** Gross, whole cents, positive for both kinds. */
  cents: number;
  /** The version of the order that an invoice is about. */
  version: number;
  /** The invoice that a credit note takes back, in part or whole; of an invoice, the one it stands in for. */
  about: string | null;
  /** The movements that it and the papers issued with it account for. */
  covers: readonly string[];
}

export interface PaperStanding {
  papers: readonly IssuedPaper[];
  movements: readonly Movement[];
  /** The order's version that holds, from 1. */
  version: number;
  /** What that version was agreed to cost, before anything was given back; whole cents. */
  agreed: number;
  /** What is to be paid for it altogether, after what was given back; whole cents. */
  due: number;
}

/**
 * A paper to issue. `order`: everything that was ordered. `part`: money that is not the whole price. `refund`: money that
 * went back. `cancellation`: what is left of an invoice, which another takes the place of.
 * `about`: an issued paper, or one of this plan by its place. `movement`: the refund that it is for, where it is one.
 */
export type PlannedPaper =
  | { kind: "invoice"; scope: "order" | "part"; cents: number; about: string | null }
  | {
      kind: "credit_note";
      scope: "refund" | "cancellation";
      cents: number;
      about: string | number;
      movement?: string;
    };

/**
 * The papers that an order still needs, so that its invoices less its credit notes are what was paid less what went back. An
 * order that was changed and whose difference is settled gets its invoice anew.
 */
export function planPapers(standing: PaperStanding): PlannedPaper[] {
  const { papers, movements, version, due } = standing;
  const paid = movements.reduce((sum, { cents }) => sum + cents, 0);
  const open = openInvoices(papers);
  const billed = open.reduce((sum, { left }) => sum + left, 0);
  const isStale = open.some((invoice) => invoice.version < version) && paid === due;
  if (isStale || paid > billed) {
    const [newest] = open;
    const cancellations = open.map(({ id, left }): PlannedPaper => {
      return { kind: "credit_note", scope: "cancellation", cents: left, about: id };
    });
    return [...cancellations, ...invoicesOver(paid, standing, newest?.id ?? null, open.length)];
  }
  return refundsOver(billed - paid, open, standing);
}

type OpenInvoice = IssuedPaper & { left: number };

/** The invoices of which something is left, the newest first. */
function openInvoices(papers: readonly IssuedPaper[]): OpenInvoice[] {
  const credited = (id: string) =>
    papers
      .filter(({ kind, about }) => kind === "credit_note" && about === id)
      .reduce((sum, { cents }) => sum + cents, 0);
  return papers
    .filter(({ kind }) => kind === "invoice")
    .map((invoice) => ({ ...invoice, left: invoice.cents - credited(invoice.id) }))
    .filter(({ left }) => left > 0)
    .reverse();
}

function invoicesOver(
  paid: number,
  { agreed, due }: PaperStanding,
  about: string | null,
  place: number,
): PlannedPaper[] {
  if (paid <= 0) return [];
  const part = (cents: number): PlannedPaper => ({ kind: "invoice", scope: "part", cents, about });
  const isWhole = agreed > 0 && paid >= due;
  if (!isWhole) return [part(paid)];
  const whole: PlannedPaper = { kind: "invoice", scope: "order", cents: agreed, about };
  if (paid > agreed) return [whole, part(paid - agreed)];
  if (paid === agreed) return [whole];
  return [whole, { kind: "credit_note", scope: "refund", cents: agreed - paid, about: place }];
}

interface Refund {
  movement?: string;
  cents: number;
}

/** One credit note for each refund, as long as something is left to be credited. */
function refundsOver(
  much: number,
  open: readonly OpenInvoice[],
  { papers, movements }: PaperStanding,
): PlannedPaper[] {
  const covered = new Set(papers.flatMap(({ covers }) => covers));
  const refunds: Refund[] = movements
    .filter(({ id, cents }) => cents < 0 && !covered.has(id))
    .map(({ id, cents }) => ({ movement: id, cents: -cents }));
  const left = open.map(({ id, left: cents }) => ({ id, cents }));
  const notes: PlannedPaper[] = [];
  let rest = much;
  // What no refund accounts for is credited all the same: the books have to agree.
  refunds.push({ cents: much });
  for (const { movement, cents: back } of refunds) {
    let sum = Math.min(back, rest);
    rest -= sum;
    for (const invoice of left) {
      const cents = Math.min(sum, invoice.cents);
      if (cents <= 0) continue;
      notes.push({
        kind: "credit_note",
        scope: "refund",
        cents,
        about: invoice.id,
        ...(movement && { movement }),
      });
      invoice.cents -= cents;
      sum -= cents;
    }
  }
  return notes;
}
