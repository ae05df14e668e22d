/** What staff call the mails and where they stand. */
export const TEMPLATES: Record<string, string> = {
  order_confirmation: "Bestellbestätigung",
  reservation_confirmation: "Reservierung",
  bank_transfer_details: "Bestellbestätigung mit Bankdaten",
  payment_received: "Zahlung eingegangen",
  payment_failed: "Lastschrift geplatzt",
  payment_link: "Zahlungslink",
  order_changed: "Geänderte Bestellung",
  difference_link: "Neuer Zahlungslink",
  order_cancelled: "Stornierung",
  refund: "Erstattung",
  refund_failed: "Erstattung zurückgekommen",
  order_lost: "Planke war weg",
  message_received: "Nachricht erhalten",
  withdrawal_received: "Widerruf erhalten",
  design: "Entwurf",
  workshop_order: "Werkstatt: Bestellung",
  workshop_order_changed: "Werkstatt: Geänderte Bestellung",
  workshop_message: "Werkstatt: Nachricht",
  workshop_withdrawal: "Werkstatt: Widerruf",
};

export const STATUSES: Record<
  string,
  { label: string; color: "grey" | "orange" | "green" | "red" | "blue" }
> = {
  queued: { label: "wartet", color: "orange" },
  sending: { label: "wird gesendet", color: "blue" },
  sent: { label: "gesendet", color: "green" },
  failed: { label: "aufgegeben", color: "red" },
  dropped: { label: "hinfällig", color: "grey" },
};

/** Why a mail has become void; what a mail server says is shown as it came. */
export const REASONS: Record<string, string> = {
  order_missing: "Die Bestellung gibt es nicht.",
  order_cancelled: "Die Bestellung war schon storniert.",
  given_up: "Sie ließ sich tagelang nicht zustellen; die Adresse ist gelöscht.",
  order_not_placed: "Aus dem Warenkorb wurde keine Bestellung.",
};
