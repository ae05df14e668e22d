import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Findings } from "./ledger";
import type { Purchase } from "./shopper";

/** One bad day, told. */
export interface DayTold {
  name: string;
  faults: string[];
  shoppers: number;
  /** How long new purchases were begun (s). */
  seconds: number;
  purchases: Purchase[];
  findings: Findings & { afterMs: number };
}

const FOLDER = join(import.meta.dirname, "../../.cache/reports");

/** Writes the report and shows it. */
export function tell(days: readonly DayTold[], seed: number): void {
  const text = [
    `Seed ${seed}. Sums of orders, payments, planks and mails count from the first day on.`,
    "",
    "| day | faults | shoppers, time | purchases begun | ordered or reserved | left after paying | too late | given up | broken answers | longest wait | settled after | orders / paid / given back | planks sold | mails | lost |",
    "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ...days.map(row),
  ].join("\n");
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "chaos.md"), `${text}\n`);
  console.log(text);
}

/** How many gave up, and at which step. */
function gaveUp(purchases: readonly Purchase[]): string {
  const steps = purchases.map(({ gaveUpAt }) => gaveUpAt).filter(Boolean);
  return steps.length === 0 ? "0" : `${steps.length} (${[...new Set(steps)].join(", ")})`;
}

function row({ name, faults, shoppers, seconds, purchases, findings }: DayTold): string {
  const count = (...endings: Purchase["ending"][]) =>
    purchases.filter(({ ending }) => endings.includes(ending)).length;
  const { orders, paid, refunded, planksSold, mails } = findings.figures;
  const longest = Math.max(0, ...purchases.map(({ longestMs }) => longestMs));
  const refusals = purchases.reduce((sum, one) => sum + one.refusals, 0);
  const cells = [
    ...[name, faults.join("; "), `${shoppers}, ${seconds} s`, purchases.length],
    ...[count("ordered", "reserved"), count("left after paying"), count("too late"), gaveUp(purchases)],
    ...[refusals, `${Math.round(longest / 1000)} s`, `${Math.round(findings.afterMs / 1000)} s`],
    ...[`${orders} / ${paid} / ${refunded}`, planksSold, mails],
    findings.losses.length + findings.open.length === 0
      ? "nothing"
      : [...findings.losses, ...findings.open].join("; "),
  ];
  return `| ${cells.join(" | ")} |`;
}
