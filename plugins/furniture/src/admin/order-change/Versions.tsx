import { Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { money } from "../order/money";
import { moment } from "../time";
import type { ChangeForm } from "./requests";

interface Props {
  versions: ChangeForm["versions"];
  /** What is to be said above them. */
  children: ReactNode;
}

/** Every version of an order: who changed it, when and why, and what it cost. */
export function Versions({ versions, children }: Props) {
  if (versions.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 px-6 py-4" aria-labelledby="order-versions">
      <Heading level="h3" id="order-versions">
        Fassungen
      </Heading>
      {children}
      <ol className="flex flex-col gap-2">
        {versions.map(({ number, total, difference, reason, created_by, created_at, applied, lines }) => (
          <li key={number}>
            <Text size="small">
              Fassung {number}, {moment(created_at)}
              {created_by ? `, ${created_by}` : ""}: {money(total)}
              {difference === 0 ? "" : ` (${difference > 0 ? "+" : ""}${money(difference)})`}
              {applied ? "" : " – wird noch fertiggestellt"}
            </Text>
            <Text size="xsmall" className="text-ui-fg-subtle">
              {reason ?? "wie bestellt"} · {lines.map((line) => `${line.number} ${line.title}`).join(", ")}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
