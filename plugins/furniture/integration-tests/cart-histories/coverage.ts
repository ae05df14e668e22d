import type { Kind } from "@planke46/furniture-rules";
import { type Model, moneyOf, payByOf } from "./model";

const samplesOnly = ({ lines }: Model) => lines.length > 0 && lines.every(({ kind }) => kind === "sample");

/** Situations that every run of histories has to come through. */
const SITUATIONS: Record<string, (model: Model) => boolean> = {
  "samples only": samplesOnly,
  "samples only, with pick-up and express build": (model) =>
    samplesOnly(model) && model.terms.shipping === "pickup" && model.terms.express_build,
  "two most expensive lines at one price": ({ lines }) => {
    const highest = Math.max(...lines.map(({ price }) => price));
    return lines.filter(({ price }) => price === highest).length > 1;
  },
  "voucher larger than the rest": (model) => {
    const worth = model.voucher?.value ?? 0;
    return model.lines.length > 0 && worth > moneyOf(model).voucherSum;
  },
  "pick-up, express build and voucher": ({ lines, terms, voucher }) =>
    lines.some(({ kind }) => kind !== "sample") &&
    terms.shipping === "pickup" &&
    terms.express_build &&
    (voucher?.value ?? 0) > 0,
  "bank transfer": (model) => payByOf(model) === "bank_transfer",
  "nothing to pay": (model) => payByOf(model) === "free",
  "outside Germany": ({ terms, lines }) => terms.outside_germany && lines.length > 0,
  "empty again": ({ lines, prepared }) => lines.length === 0 && prepared,
};

const KINDS: Kind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame", "sample"];

/** Counts what the histories came through. */
export class Coverage {
  private readonly counts = new Map<string, number>();

  note(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  see(model: Model): void {
    for (const [name, happens] of Object.entries(SITUATIONS)) if (happens(model)) this.note(name);
    for (const { kind } of model.lines) this.note(kind);
  }

  /** The situations, kinds and `others` that have never occurred. */
  missing(...others: string[]): string[] {
    return [...Object.keys(SITUATIONS), ...KINDS, ...others].filter((name) => !this.counts.has(name));
  }

  toString(): string {
    return [...this.counts].map(([name, count]) => `${name}: ${count}`).join(", ");
  }
}
