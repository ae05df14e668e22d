export type Language = "de" | "en";

const de = {
  testMode: "Sandbox – Testmodus",
  testModeNote: "Hier fließt kein Geld. Bitte keine echten Kartendaten eingeben.",
  back: "Zurück zum Shop",
  amountToPay: "Zu zahlen",
  summary: "Bestellübersicht",
  total: "Gesamtbetrag",
  title: "Bezahlen",
  contact: "Kontaktdaten",
  email: "E-Mail",
  payment: "Kartenzahlung",
  number: "Kartennummer",
  expiry: "Ablaufdatum (MM / JJ)",
  cvc: "Prüfziffer (CVC)",
  name: "Name auf der Karte",
  pay: "Bezahlen",
  testCards: "Testkarten",
  testCardsNote: "Ein beliebiges Datum in der Zukunft und eine beliebige Prüfziffer genügen.",
  testSuccess: "Zahlung gelingt",
  testAuthentication: "3-D Secure wird verlangt",
  testDeclined: "Karte wird abgelehnt",
  testFunds: "Deckung reicht nicht",
  testExpired: "Karte ist abgelaufen",
  testCvc: "Prüfziffer stimmt nicht",
  paidTitle: "Diese Zahlung ist bereits abgeschlossen",
  paidText: "Der Betrag wurde einmal abgebucht. Es ist nichts weiter zu tun.",
  toOrder: "Zur Bestellung",
  expiredTitle: "Diese Bezahlseite ist abgelaufen",
  expiredText: "Es wurde nichts abgebucht. Bitte starten Sie die Zahlung im Shop noch einmal.",
  missingTitle: "Diese Bezahlseite gibt es nicht",
  missingText: "Bitte starten Sie die Zahlung im Shop noch einmal.",
  secureTitle: "3-D Secure 2: Zahlung bestätigen",
  secureText: "Ihre Bank fragt nach, ob Sie diese Zahlung selbst veranlasst haben.",
  secureComplete: "Authentifizierung abschließen",
  secureFail: "Authentifizierung scheitern lassen",
  methods: "Zahlungsart",
  card: "Karte",
  klarna: "Klarna",
  paypal: "PayPal",
  sepaDebit: "SEPA-Lastschrift",
  iban: "IBAN",
  payerName: "Vollständiger Name",
  mandate:
    "Mit der Zahlung erlauben Sie, den Betrag von diesem Konto einzuziehen. Ob die Bank zahlt, entscheidet hier ein Knopf auf der Übersichtsseite der Sandbox.",
  redirectNote: "Sie werden weitergeleitet, um die Zahlung dort zu bestätigen.",
  paypalTitle: "PayPal (Sandbox): Zahlung bestätigen",
  klarnaTitle: "Klarna (Sandbox): Zahlung bestätigen",
  walletText: "Sie können die Zahlung bestätigen oder abbrechen.",
  walletComplete: "Zahlung bestätigen",
  walletFail: "Zahlung abbrechen",
  processingTitle: "Diese Zahlung ist angestoßen",
  processingText: "Ihre Bank bestätigt die Lastschrift in den nächsten Tagen. Es ist nichts weiter zu tun.",
};

export type TextKey = keyof typeof de;

const en: Record<TextKey, string> = {
  testMode: "Sandbox – test mode",
  testModeNote: "No money moves here. Please do not enter real card details.",
  back: "Back to the shop",
  amountToPay: "Amount to pay",
  summary: "Order summary",
  total: "Total due",
  title: "Pay",
  contact: "Contact information",
  email: "Email",
  payment: "Pay by card",
  number: "Card number",
  expiry: "Expiry date (MM / YY)",
  cvc: "Security code (CVC)",
  name: "Name on card",
  pay: "Pay",
  testCards: "Test cards",
  testCardsNote: "Any date in the future and any security code will do.",
  testSuccess: "Payment succeeds",
  testAuthentication: "3-D Secure is required",
  testDeclined: "Card is declined",
  testFunds: "Insufficient funds",
  testExpired: "Card has expired",
  testCvc: "Security code is incorrect",
  paidTitle: "This payment is already complete",
  paidText: "You were charged once. There is nothing left to do.",
  toOrder: "Go to the order",
  expiredTitle: "This payment page has expired",
  expiredText: "You were not charged. Please start the payment in the shop again.",
  missingTitle: "There is no such payment page",
  missingText: "Please start the payment in the shop again.",
  secureTitle: "3-D Secure 2: confirm the payment",
  secureText: "Your bank asks whether it was you who started this payment.",
  secureComplete: "Complete authentication",
  secureFail: "Fail authentication",
  methods: "Payment method",
  card: "Card",
  klarna: "Klarna",
  paypal: "PayPal",
  sepaDebit: "SEPA Direct Debit",
  iban: "IBAN",
  payerName: "Full name",
  mandate:
    "By paying you allow the amount to be debited from this account. Whether the bank pays is decided here by a button on the sandbox's dashboard.",
  redirectNote: "You will be redirected to confirm the payment there.",
  paypalTitle: "PayPal (sandbox): confirm the payment",
  klarnaTitle: "Klarna (sandbox): confirm the payment",
  walletText: "You can confirm the payment or call it off.",
  walletComplete: "Confirm payment",
  walletFail: "Call payment off",
  processingTitle: "This payment is under way",
  processingText: "Your bank confirms the debit within the next days. There is nothing left to do.",
};

/** Faults by Stripe's codes: of the form, of the bank, of the authentication. */
const faults: Record<string, Record<Language, string>> = {
  required_email: { de: "Geben Sie Ihre E-Mail-Adresse ein.", en: "Enter your email address." },
  invalid_email: { de: "Ihre E-Mail-Adresse ist ungültig.", en: "Your email address is invalid." },
  required_name: {
    de: "Geben Sie den Namen ein, der auf der Karte steht.",
    en: "Enter the name on your card.",
  },
  incomplete_number: { de: "Ihre Kartennummer ist unvollständig.", en: "Your card number is incomplete." },
  invalid_number: { de: "Ihre Kartennummer ist ungültig.", en: "Your card number is invalid." },
  incomplete_expiry: {
    de: "Das Ablaufdatum Ihrer Karte ist unvollständig.",
    en: "Your card's expiration date is incomplete.",
  },
  invalid_expiry_month: {
    de: "Das Ablaufdatum Ihrer Karte ist ungültig.",
    en: "Your card's expiration date is invalid.",
  },
  past_expiry: {
    de: "Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.",
    en: "Your card's expiration date is in the past.",
  },
  incomplete_cvc: {
    de: "Die Prüfziffer Ihrer Karte ist unvollständig.",
    en: "Your card's security code is incomplete.",
  },
  incomplete_iban: { de: "Ihre IBAN ist unvollständig.", en: "Your IBAN is incomplete." },
  invalid_iban: { de: "Ihre IBAN ist ungültig.", en: "Your IBAN is invalid." },
  generic_decline: { de: "Ihre Karte wurde abgelehnt.", en: "Your card was declined." },
  insufficient_funds: {
    de: "Das Guthaben Ihrer Karte reicht nicht aus.",
    en: "Your card has insufficient funds.",
  },
  expired_card: { de: "Ihre Karte ist abgelaufen.", en: "Your card has expired." },
  incorrect_cvc: {
    de: "Die Prüfziffer Ihrer Karte ist falsch.",
    en: "Your card's security code is incorrect.",
  },
  processing_error: {
    de: "Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es in Kürze noch einmal.",
    en: "An error occurred while processing your card. Try again in a little bit.",
  },
  test_mode_live_card: {
    de: "Ihre Karte wurde abgelehnt. Die Anfrage erfolgte im Testmodus, es wurde aber keine Testkarte verwendet.",
    en: "Your card was declined. Your request was in test mode, but used a non test card.",
  },
  payment_intent_authentication_failure: {
    de: "Wir können Ihre Zahlungsmethode nicht authentifizieren. Wählen Sie bitte eine andere Zahlungsmethode aus und versuchen Sie es noch einmal.",
    en: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
};

const texts = { de, en };

export function textOf(language: Language, key: TextKey): string {
  return texts[language][key];
}

/** The localised message of a fault; unknown decline codes read as a plain decline, as Stripe advises. */
export function faultText(language: Language, code: string): string {
  const fault = faults[code] ?? faults.generic_decline;
  return fault?.[language] ?? "";
}

/** The page's language: the session's `locale`, else the browser's; English where neither is German. */
export function languageOf(locale: string | null, acceptLanguage: string | undefined): Language {
  const wish = locale === null || locale === "auto" ? (acceptLanguage ?? "en") : locale;
  return wish.trim().toLowerCase().startsWith("de") ? "de" : "en";
}
