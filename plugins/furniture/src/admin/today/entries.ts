import type { Today, TodayCode } from "../../domain/today/count-today";
import { ask } from "../ask";
import type { Sent } from "../sent";

export type TodayAnswer = Sent<Today>;
export type Entry = TodayAnswer["entries"][number];

export const loadToday = (): Promise<TodayAnswer> => ask("today");

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
export const ENTRIES: Readonly<Record<TodayCode, Words>> = {
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
  notes_unread: { label: "Ungelesene Notizen", to: () => "/order-list?notes=true", since: "älteste" },
  messages_open: { label: "Offene Nachrichten", to: () => "/messages", since: "älteste" },
  withdrawals_open: { label: "Offene Widerrufe", to: () => "/withdrawals", urgent: true, since: "ältester" },
  disputes_open: {
    label: "Bestrittene Zahlungen",
    to: () => "/reconciliation",
    urgent: true,
    since: "älteste",
  },
  mails_failed: { label: "E-Mails gescheitert", to: () => "/mails", urgent: true, since: "älteste" },
  findings_open: { label: "Einträge im Abgleich", to: () => "/reconciliation", since: "ältester" },
};
