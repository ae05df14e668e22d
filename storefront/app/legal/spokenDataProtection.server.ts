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
      text: "Vier notwendige Cookies: „cart“ merkt sich deinen Warenkorb (30 Tage), „language“ die Sprache (ein Jahr), „screen“, ob dein Bildschirm schmal oder breit ist (ein Jahr), „consent“, ob wir mitzählen dürfen (ein Jahr). Was du ins Bestellformular schreibst, steht bei deinem Warenkorb, damit du später weitermachen kannst; bestellst du nicht, wird es 30 Tage nach deiner letzten Eingabe gelöscht.",
    },
    {
      title: "Entwürfe",
      text: "Dein letzter Entwurf jeder Art und die, die du dir merkst, liegen im Speicher deines Browsers, bis du sie entfernst. Um sie zu zeichnen, schickt dein Browser sie unserem Server, der nicht festhält, von wem sie sind. Schickst du dir einen per E-Mail, verwenden wir die Adresse nur dafür und löschen sie, sobald die E-Mail verschickt ist.",
    },
    {
      title: "Mitzählen, nur wenn du zustimmst",
      text: "Stimmst du zu, schickt dein Browser unserem eigenen Server, welche Seiten du öffnest und ob du länger als eine halbe Minute bleibst; wie lange, merkt sich nur das Fenster, in dem du liest. Der Server zählt außerdem, welche Möbel in den Warenkorb kommen, dass eine Frage gesendet wurde, und Nummer und Betrag einer Bestellung. Name, Anschrift, E-Mail, IP-Adresse und eine Kennung sind nie dabei. Führt dich ein Link mit Angaben zu einer Werbung (utm) hierher, merkt sich „campaign“ diese, bis du den Browser schließt; bestellst du, stehen sie bei der Bestellung, und bleibt es beim Versuch, löschen wir sie 30 Tage nach deiner letzten Änderung am Warenkorb. Widerrufen kannst du jederzeit unter „Cookie-Einstellungen“.",
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
      text: "Four necessary cookies: “cart” remembers your cart (30 days), “language” your language (one year), “screen” whether your screen is narrow or wide (one year), “consent” whether we may count (one year). What you write into the order form is kept with your cart, so that you can go on later; if you do not order, it is deleted 30 days after you last typed.",
    },
    {
      title: "Designs",
      text: "Your last design of each kind and the ones you save are in the storage of your browser until you remove them. To have them drawn, your browser sends them to our server, which does not record whose they are. If you send one to yourself by e-mail, we use the address for that alone and delete it as soon as the e-mail has been sent.",
    },
    {
      title: "Counting, only with your consent",
      text: "If you agree, your browser tells our own server which pages you open and whether you stay longer than half a minute; how long, only the window you read in remembers. The server also counts which furniture is put into the cart, that a question was sent, and number and value of an order. Name, address, email, IP address and any identifier are never part of it. If a link with details of an advertisement (utm) brings you here, “campaign” remembers them until you close your browser; if you order, they are kept with the order, and if you only try to, we delete them 30 days after your last change of the cart. You can withdraw at any time under “Cookie settings”.",
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
