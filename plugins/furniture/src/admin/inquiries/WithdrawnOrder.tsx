import { Button, StatusBadge, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { money } from "../order/money";
import { day } from "../time";
import { refundInWords, type WithdrawalSheet } from "./requests";

interface WithdrawnOrderProps {
  withdrawal: WithdrawalSheet;
  saving: boolean;
  onLink: (orderId: string | null) => void;
}

/** The order a withdrawal means, line by line, with its periods and what is to be done; or the one it may mean. */
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
      <div className="flex flex-col gap-1" data-testid="withdrawal-periods">
        <Text size="small" weight="plus">
          {periodInWords(order.period)}
        </Text>
        <Text size="small" weight="plus">
          {refundInWords(order)}
        </Text>
      </div>
      <ul className="flex flex-col gap-3">
        {order.lines.map(({ id, number, title, details, made_to_measure, paid, place }) => (
          <Item
            key={id}
            name={`${number} ${title}`}
            details={details.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
            withdrawable={!made_to_measure}
          >
            Bezahlt: {money(paid)}. {TODO[place]}
          </Item>
        ))}
        {order.ordinary.lines.map(({ id, title, quantity, total }) => (
          <Item key={id} name={`${quantity} × ${title}`} withdrawable>
            Bezahlt: {money(total)}. Ist es verschickt, lege eine Rücksendung an und bestätige den Empfang.
            Erstattet wird bei der Zahlung.
            {order.ordinary.delivery > 0 &&
              ` Gehen alle diese Waren zurück, erstatte auch ihren Versand, ${money(order.ordinary.delivery)}.`}
          </Item>
        ))}
      </ul>
      <Text size="xsmall" className="text-ui-fg-muted">
        Nach Maß ist vom Widerruf ausgenommen (§ 312g Abs. 2 Nr. 1 BGB). Bezahlt ist der Preis nach
        Mengenrabatt, Gutschein und Abzug für Abholung; die Lieferung steckt darin. Das Geld darfst du
        zurückhalten, bis die Ware da ist oder nachweislich abgeschickt (§ 357 Abs. 4 BGB). Ist sie mehr
        benutzt als zum Prüfen nötig, erstatte um den Wertverlust weniger (§ 357a BGB), und schreib dem
        Kunden, warum.
      </Text>
    </section>
  );
}

interface ItemProps {
  name: string;
  details?: string;
  withdrawable: boolean;
  /** What was paid for what may be sent back, and what is to be done. */
  children: ReactNode;
}

function Item({ name, details, withdrawable, children }: ItemProps) {
  return (
    <li className="border-ui-border-base flex flex-col gap-1 rounded-lg border p-3">
      <Text weight="plus">{name}</Text>
      {details !== undefined && (
        <Text size="small" className="text-ui-fg-subtle">
          {details}
        </Text>
      )}
      <div>
        {withdrawable ? (
          <StatusBadge color="green">Widerrufsrecht besteht</StatusBadge>
        ) : (
          <StatusBadge color="red">nach Maß: kein Widerrufsrecht</StatusBadge>
        )}
      </div>
      {withdrawable && <Text size="small">{children}</Text>}
    </li>
  );
}

type Order = NonNullable<WithdrawalSheet["order"]>;

/** What staff do with a piece that may be sent back, by where it is. */
const TODO: Readonly<Record<Order["lines"][number]["place"], string>> = {
  inside:
    "Noch in der Werkstatt: Nimm es mit „Auftrag ändern“ heraus, dann geht das Geld zurück; ist es weniger, weil der Mengenrabatt wegfällt, erstatte den Rest bei der Zahlung. Widerruft der Kunde alles, storniere die Bestellung.",
  gone: "Verschickt: Lege auf der Seite der Bestellung eine Rücksendung an, bestätige dort den Empfang, und erstatte dann bei der Zahlung.",
  returned: "Zurück oder auf dem Rückweg: Erstatte bei der Zahlung, sobald es da ist.",
};

function periodInWords(period: Order["period"]): string {
  if (period.state === "open") return "Rechtzeitig: Die Frist beginnt erst, wenn alles zugestellt ist.";
  const { arrived_on, last_day, state } = period;
  const of = `zugestellt am ${day(arrived_on)}, Frist bis ${day(last_day)}; bei einem Brief zählt das Absenden`;
  return `${state === "in_time" ? "Rechtzeitig" : "Zu spät"}: ${of}.`;
}

function Candidates({ withdrawal, saving, onLink }: WithdrawnOrderProps) {
  const { candidates, order_number } = withdrawal;
  if (candidates.length === 0) {
    return (
      <Text>
        Zu „{order_number}“ und dieser E-Mail-Adresse gibt es keine Bestellung. Frag nach, welche gemeint ist,
        und trag den Widerruf dann auf ihrer Seite ein („Widerruf eintragen“, mit dem Tag, an dem dieser hier
        zuging).
      </Text>
    );
  }
  return (
    <section className="flex flex-col gap-3">
      <Text>Keine Bestellung ist verknüpft. Gemeint sein könnte:</Text>
      <ul className="flex flex-col gap-2">
        {candidates.map(({ id, number, email, email_matches, number_matches }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <Text size="small" className="min-w-0 break-words">
              <Link to={`/orders/${id}`} className={LINK}>
                #{number}
              </Link>{" "}
              von {email}
              {email_matches ? "" : " (andere E-Mail-Adresse)"}
              {number_matches ? "" : " (andere Nummer)"}
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
