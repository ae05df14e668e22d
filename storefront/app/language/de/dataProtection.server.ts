/** What the shop does with data, said in its own words until the CMS has answered with the reviewed statement. */
export const dataProtection = [
  {
    title: "Cookies",
    text: "Notwendige Cookies: Die, deren Namen mit „cart“ beginnen, merken sich deinen Warenkorb und deine letzten Bestellungen (30 Tage), „language“ die Sprache (ein Jahr), „screen“, ob dein Bildschirm schmal oder breit ist (ein Jahr), „consent“, ob wir mitzählen dürfen (ein Jahr). Was du ins Bestellformular schreibst, steht bei deinem Warenkorb, damit du später weitermachen kannst; bestellst du nicht, wird es 30 Tage nach deiner letzten Eingabe gelöscht.",
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
];
