import { defineRouteConfig } from "@medusajs/admin-sdk";
import { House } from "@medusajs/icons";
import { Container, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { Today, TodayCode } from "../../../domain/today/count-today";
import { ask, type Sent } from "../../ask";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { PageHead } from "../../PageHead";
import { day } from "../../time";
import { useQuery } from "../../useQuery";
import { dayTitle } from "../../workshop/words";

const REFRESH_MS = 30_000;

/** Heute: what waits for staff, with the way to each of it. */
const TodayPage = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-today"],
    queryFn: loadToday,
    refetchInterval: REFRESH_MS,
    refetchOnMount: "always",
  });
  return (
    <Container className="divide-y p-0" data-testid="today">
      <PageHead title="Heute" explanation={data ? dayTitle(data.day) : "Was auf euch wartet."} />
      <Notice error={error} loading={!data} empty={null} retry={refetch} />
      {data && (
        <ul
          className="grid gap-3 px-4 py-4"
          style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))" }}
        >
          {data.entries.map((entry) => (
            <li key={entry.code}>
              <Tile answer={data} entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
};

function Tile({ answer, entry }: { answer: TodayAnswer; entry: Entry }) {
  const { label, to, urgent, since } = ENTRIES[entry.code];
  const isBad = urgent && entry.count > 0;
  return (
    <div
      className="bg-ui-bg-subtle flex h-full flex-col gap-1 rounded-lg p-4"
      data-testid={`today-${entry.code}`}
      style={{ minHeight: 96 }}
    >
      <Link to={to(answer)} className="flex flex-col gap-1" style={{ minHeight: 48 }}>
        <span
          className={`txt-compact-xlarge-plus ${isBad ? "text-ui-fg-error" : ""}`}
          style={{ fontSize: 28 }}
        >
          {entry.count}
        </span>
        <span className={`txt-compact-medium ${LINK}`}>{label}</span>
      </Link>
      {since && entry.since && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {since}: {day(entry.since)}
        </Text>
      )}
      {entry.orders.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {entry.orders.map(({ id, number }) => (
            <li key={id}>
              <Link className={`${LINK} txt-small`} to={`/orders/${id}`} style={{ lineHeight: "32px" }}>
                Bestellung {number}
              </Link>
            </li>
          ))}
          {entry.count > entry.orders.length && (
            <li>
              <Link className={`${LINK} txt-small`} to={to(answer)} style={{ lineHeight: "32px" }}>
                und {entry.count - entry.orders.length} weitere
                <span className="sr-only">: {label}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

export const config = defineRouteConfig({ label: "Heute", icon: House, rank: 1 });

export default withMarket(TodayPage);

type TodayAnswer = Sent<Today>;
type Entry = TodayAnswer["entries"][number];

const loadToday = (): Promise<TodayAnswer> => ask("today");

interface Words {
  label: string;
  /** Where it is dealt with. */
  to: (answer: TodayAnswer) => string;
  /** More than none of it is bad. */
  urgent?: boolean;
  /** What `since` of it says. */
  since?: string;
}

/** What each number is called, and where it leads. */
const ENTRIES: Readonly<Record<TodayCode, Words>> = {
  pieces_late: { label: "Stücke zu spät", to: () => "/order-list?late=true", urgent: true },
  pieces_due: { label: "Stücke diese Woche fällig", to: ({ week }) => `/order-list?week=${week}` },
  orders_new: { label: "Neue Bestellungen", to: () => "/order-list?not_begun=true", since: "älteste" },
  transfers_waiting: {
    label: "Überweisungen erwartet",
    to: () => "/order-list?unpaid=bank_transfer",
    since: "älteste",
  },
  reservations_open: {
    label: "Reservierungen ohne Angebot",
    to: () => "/furniture-reservations",
    since: "älteste",
  },
  offers_ending: {
    label: "Angebote, die bald ablaufen",
    to: () => "/furniture-reservations",
    since: "das erste",
  },
  notes_due: {
    label: "Wiedervorlagen",
    to: () => "/order-list?notes_due=true",
    urgent: true,
    since: "seit",
  },
  notes_unread: { label: "Ungelesene Notizen", to: () => "/order-list?notes=true", since: "älteste" },
  messages_open: { label: "Offene Nachrichten", to: () => "/messages", since: "älteste" },
  withdrawals_open: { label: "Offene Widerrufe", to: () => "/withdrawals", urgent: true, since: "ältester" },
  returns_unpaid: {
    label: "Zurückgekommen, nicht erstattet",
    to: () => "/order-list?returns_unpaid=true",
    urgent: true,
    since: "zuerst",
  },
  pickups_waiting: {
    label: "Nicht abgeholt",
    to: () => "/order-list?pickups_waiting=true",
    since: "bereit seit",
  },
  disputes_open: {
    label: "Bestrittene Zahlungen",
    to: () => "/reconciliation",
    urgent: true,
    since: "älteste",
  },
  invoices_missing: {
    label: "Bezahlt, ohne Rechnung",
    to: () => "/papers",
    urgent: true,
    since: "seit",
  },
  mails_failed: { label: "E-Mails gescheitert", to: () => "/mails", urgent: true, since: "älteste" },
  findings_open: { label: "Einträge im Abgleich", to: () => "/reconciliation", since: "ältester" },
};
