import type { Language } from "../language/languages.ts";

interface SpokenPart {
  title: string;
  text: string;
}

/** What the shop does with data, said in its own words until the CMS has answered with the reviewed statement. */
export const spokenDataProtection: Record<Language, SpokenPart[]> = {
  de: [
    {
      title: "Cookies",
      text: "Drei notwendige Cookies: „cart“ merkt sich deinen Warenkorb (30 Tage), „language“ die Sprache (ein Jahr), „screen“, ob dein Bildschirm schmal oder breit ist (ein Jahr). Es gibt keine Auswertung deines Besuchs.",
    },
    {
      title: "Bestellung",
      text: "Name, Anschrift, E-Mail und Telefon nutzen wir, um dein Möbel zu bauen, zu liefern und abzurechnen. Steuerliche Unterlagen bewahren wir so lange auf, wie das Gesetz es verlangt.",
    },
    {
      title: "Zahlung",
      text: "Kartendaten gibst du auf der Seite des Zahlungsdienstes Stripe ein. Wir bekommen sie nicht zu sehen.",
    },
    {
      title: "Deine Rechte",
      text: "Du kannst Auskunft, Berichtigung und Löschung verlangen und dich bei einer Aufsichtsbehörde beschweren. Verantwortlich ist, wer im Impressum steht.",
    },
  ],
  en: [
    {
      title: "Cookies",
      text: "Three necessary cookies: “cart” remembers your cart (30 days), “language” your language (one year), “screen” whether your screen is narrow or wide (one year). Your visit is not tracked.",
    },
    {
      title: "Orders",
      text: "We use your name, address, e-mail and phone number to build, deliver and invoice your furniture. Tax records are kept for as long as the law requires.",
    },
    {
      title: "Payment",
      text: "You enter card details on the page of the payment service Stripe. We never see them.",
    },
    {
      title: "Your rights",
      text: "You may ask for access, correction and deletion, and complain to a supervisory authority. Whoever stands in the imprint is responsible.",
    },
  ],
};
