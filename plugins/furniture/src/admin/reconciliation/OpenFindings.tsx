import { Badge, Text, toast } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { ConfirmedButton } from "../ConfirmedButton";
import { LINK } from "../link";
import { moment } from "../time";
import { carryOut, type Finding, WORDS } from "./requests";

interface OpenFindingsProps {
  findings: readonly Finding[];
  /** False on the order's own page, which needs no link to itself. */
  linked?: boolean;
}

/** What waits for staff, with what can be done about it beside each entry. */
export function OpenFindings({ findings, linked = true }: OpenFindingsProps) {
  return (
    <ul className="divide-y" data-testid="open-findings">
      {findings.map((finding) => (
        <li key={finding.id} className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
          <div className="flex min-w-64 flex-1 flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <Badge size="2xsmall" color="orange">
                {WORDS[finding.code] ?? finding.code}
              </Badge>
              <Text size="xsmall" className="text-ui-fg-subtle">
                seit {moment(finding.created_at)}
                {finding.due_at && `, Frist ${moment(finding.due_at)}`}
              </Text>
            </div>
            <Text size="small">{finding.detail}</Text>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {deedsOf(finding).map((deed) => (
              <DeedButton key={deed.path} deed={deed} />
            ))}
            {finding.url && (
              <a className={`${LINK} txt-small`} href={finding.url} target="_blank" rel="noreferrer">
                Bei Stripe ansehen
              </a>
            )}
            {linked && finding.order_id && (
              <Link className={`${LINK} txt-small`} to={`/orders/${finding.order_id}`}>
                Bestellung {finding.order_number}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function DeedButton({ deed }: { deed: Deed }) {
  const { label, asks, done } = deed;
  return (
    <ConfirmedButton
      label={label}
      asks={{ title: `${label}?`, description: asks, confirm: "Ja" }}
      deed={() => carryOut(deed)}
      onDone={({ outcome }) => {
        if (outcome === "refused") toast.error("Stripe lehnt wieder ab; der neue Grund steht in der Liste");
        else toast.success(done);
      }}
      failed="Nicht erledigt"
    />
  );
}

/** What staff can do about an entry. */
interface Deed {
  label: string;
  /** Said before it is done. */
  asks: string;
  /** Said afterwards. */
  done: string;
  /** Below /admin. */
  path: string;
  /** The order that is cancelled right after it. */
  cancels?: string;
}

/** The deeds beside an entry of the list; the others are dealt with on the page of their order. */
function deedsOf({ code, subject, order_id, is_open_order }: Finding): Deed[] {
  const id = encodeURIComponent(subject);
  switch (code) {
    case "refund_failed":
      return [
        {
          label: "Erneut erstatten",
          asks: "Stripe wird noch einmal um die Erstattung gebeten, höchstens um das, was noch zurückzugeben ist.",
          done: "Um die Erstattung ist gebeten",
          path: `stripe-checkout/refunds/${id}/retry`,
        },
        {
          label: "Anders erledigt",
          asks: "Der Eintrag verschwindet aus der Liste, und der Shop schreibt dem Kunden nichts davon: Tu du es. Was die Bestellung davon noch schuldet, ist dann als anders ausgezahlt gebucht; Stripe erstattet es nicht mehr. Schuldet sie nichts davon (Kulanz), wird nichts gebucht, und eine spätere Stornierung gibt alles zurück.",
          done: "Aus der Liste genommen",
          path: `stripe-checkout/refunds/${id}/settle`,
        },
        ...(order_id && is_open_order ? [payOutAndCancel(id, order_id)] : []),
      ];
    case "transfer_kept":
      return [
        {
          label: "Zurücküberwiesen",
          asks: "Nur, wenn das Geld schon überwiesen ist: Es wird als erstattet gebucht, und der Kunde bekommt eine E-Mail darüber.",
          done: "Als erstattet gebucht",
          path: `furniture/orders/${encodeURIComponent(order_id ?? "")}/transfer-returned`,
        },
      ];
    case "dispute_lost":
      return [
        {
          label: "Gesehen",
          asks: "Der Eintrag verschwindet aus der Liste. Das Geld bleibt abgezogen, und auf dem Produktionsblatt steht weiter „Nicht bauen“.",
          done: "Aus der Liste genommen",
          path: `stripe-checkout/disputes/${id}/settle`,
        },
      ];
    case "payment_unknown":
      return [
        {
          label: "Zurückgeben",
          asks: "Die ganze Zahlung geht an den Zahler zurück.",
          done: "Um die Erstattung ist gebeten",
          path: `stripe-checkout/unknown-payments/${id}/return`,
        },
        {
          label: "Behalten",
          asks: "Die Zahlung bleibt beim Shop, ohne Bestellung. Der Eintrag verschwindet aus der Liste.",
          done: "Aus der Liste genommen",
          path: `stripe-checkout/unknown-payments/${id}/keep`,
        },
      ];
    default:
      return [];
  }
}

/** What is left where Stripe never refunds: the card is gone, or too much time has passed. */
function payOutAndCancel(id: string, orderId: string): Deed {
  return {
    label: "Anders ausgezahlt und stornieren",
    asks: "Nur, wenn der Kunde alles, was von dieser Zahlung noch da ist, schon auf anderem Weg bekommen hat: Es wird als anders ausgezahlt gebucht, Stripe erstattet nichts mehr davon, und die Bestellung wird storniert.",
    done: "Gebucht, und die Bestellung ist storniert",
    path: `stripe-checkout/refunds/${id}/paid-out`,
    cancels: orderId,
  };
}
