import { Button, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import type { WithdrawalSheet } from "./withdrawals";

interface WithdrawnOrderProps {
  withdrawal: WithdrawalSheet;
  saving: boolean;
  onLink: (orderId: string | null) => void;
}

/** The order a withdrawal means, line by line; or the one it may mean. */
export function WithdrawnOrder({ withdrawal, saving, onLink }: WithdrawnOrderProps) {
  const { order } = withdrawal;
  if (!order) return <Candidates withdrawal={withdrawal} saving={saving} onLink={onLink} />;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <Text weight="plus">
          Bestellung{" "}
          <Link to={`/orders/${order.id}`} className={LINK}>
            #{order.number}
          </Link>
        </Text>
        <Button size="small" variant="transparent" isLoading={saving} onClick={() => onLink(null)}>
          Verknüpfung lösen
        </Button>
      </div>
      <ul className="flex flex-col gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="border-ui-border-base flex flex-col gap-1 rounded-lg border p-3">
            <Text weight="plus">
              {line.number} {line.title}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {line.details.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
            </Text>
            <div>
              {line.made_to_measure ? (
                <StatusBadge color="red">nach Maß: kein Widerrufsrecht</StatusBadge>
              ) : (
                <StatusBadge color="green">Widerrufsrecht besteht</StatusBadge>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Text size="xsmall" className="text-ui-fg-muted">
        Nach Maß ist vom Widerruf ausgenommen (§ 312g Abs. 2 Nr. 1 BGB). Die Frist (14 Tage ab Erhalt der
        Ware) bitte selbst prüfen. Storno und Erstattung laufen über die Bestellung.
      </Text>
    </section>
  );
}

function Candidates({ withdrawal, saving, onLink }: WithdrawnOrderProps) {
  const { candidates, order_number } = withdrawal;
  if (candidates.length === 0) {
    return <Text>Zu „{order_number}“ gibt es keine Bestellung. Bitte klären, welche gemeint ist.</Text>;
  }
  return (
    <section className="flex flex-col gap-3">
      <Text>Keine Bestellung ist verknüpft. Gemeint sein könnte:</Text>
      <ul className="flex flex-col gap-2">
        {candidates.map(({ id, number, email, email_matches }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <Text size="small" className="min-w-0 break-words">
              <Link to={`/orders/${id}`} className={LINK}>
                #{number}
              </Link>{" "}
              von {email}
              {email_matches ? "" : " (andere E-Mail-Adresse)"}
            </Text>
            <Button
              size="small"
              variant="secondary"
              className="shrink-0"
              isLoading={saving}
              onClick={() => onLink(id)}
            >
              Verknüpfen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
