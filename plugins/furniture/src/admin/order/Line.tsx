import { Heading, StatusBadge, Text } from "@medusajs/ui";
import { Facts } from "./Facts";
import { wholeMoney } from "./money";
import type { CardLine } from "./requests";

/** Equal pieces, most often one: drawing, what it is, and what the price of one is made of. */
export function Line({ equal }: { equal: readonly [CardLine, ...CardLine[]] }) {
  const [line] = equal;
  const numbers = equal.map(({ number }) => number).join(", ");
  const prices = [
    ...line.breakdown.map(({ label, amount }) => ({ label, value: wholeMoney(amount) })),
    { label: "Preis vor Rabatten", value: wholeMoney(line.price) },
    ...(equal.length > 1
      ? [{ label: `${equal.length} Stück zusammen`, value: wholeMoney(equal.length * line.price) }]
      : []),
  ];
  return (
    <section className="flex flex-col gap-4 px-6 py-4" data-testid="furniture-line">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level="h3">
          {numbers} {equal.length > 1 ? `${equal.length} × ` : null}
          {line.title}
        </Heading>
        <Withdrawable line={line} />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {line.drawing ? (
          <img
            className="bg-ui-bg-subtle w-full rounded-lg"
            alt={`Zeichnung: ${line.title}`}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(line.drawing)}`}
          />
        ) : (
          <Text size="small" className="text-ui-fg-muted">
            Ohne Zeichnung
          </Text>
        )}
        <div className="flex flex-col gap-4">
          <Facts facts={line.details} />
          <Facts facts={prices} />
          <Text size="xsmall" className="text-ui-fg-muted">
            Preisregeln {line.rules_version}
          </Text>
        </div>
      </div>
    </section>
  );
}

/** Whether the customer may send this piece back, as the order froze it. */
function Withdrawable({ line: { facts } }: { line: CardLine }) {
  if (!facts) return null;
  return facts.made_to_measure ? (
    <StatusBadge color="purple">Maßanfertigung, kein Widerruf</StatusBadge>
  ) : (
    <StatusBadge color="grey">Widerruf möglich</StatusBadge>
  );
}
