import { Heading, Text } from "@medusajs/ui";
import { moment } from "../time";
import type { Piece } from "./requests";
import { stepTitle } from "./words";

/** Where a piece was, the newest first. */
export function History({ piece: { moves } }: { piece: Piece }) {
  return (
    <section aria-labelledby="history" className="flex flex-col gap-2 px-6 py-4">
      <Heading level="h2" id="history">
        Verlauf
      </Heading>
      {moves.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          Noch ist nichts daran getan.
        </Text>
      )}
      <ol className="flex flex-col gap-2">
        {moves.map(({ from_step, to_step, moved_by, reason, created_at }) => (
          <li key={created_at}>
            <Text size="small">
              {stepTitle(from_step)} → {stepTitle(to_step)}
            </Text>
            <Text size="xsmall" className="text-ui-fg-subtle">
              {[moved_by, moment(created_at), reason].filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
