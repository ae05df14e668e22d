import { localized } from "./localized.ts";
import { richText } from "./pages.ts";

const SAMPLE = {
  de: "**Beispieltext.** Vor dem ersten Verkauf durch einen geprüften Text ersetzen. Was in ⟨Klammern⟩ steht, ist ein Platzhalter.",
  en: "**Sample text.** Replace it with a reviewed text before the first sale. What stands in ⟨brackets⟩ is a placeholder.",
};

/** Legal texts with placeholders: they show what belongs where, and replace no advice. */
export const legalPages = [
  page(
    "imprint",
    { de: "Impressum", en: "Imprint" },
    {
      de: [
        "# Angaben nach § 5 DDG",
        "⟨Name der Firma oder des Inhabers⟩, ⟨Rechtsform⟩, Musterstraße 46, 10999 Berlin",
        "Vertreten durch: ⟨Vor- und Nachname⟩",
        "Telefon und E-Mail stehen am Fuß dieser Seite.",
        "Registergericht: ⟨Amtsgericht, Nummer⟩. Umsatzsteuer-Identifikationsnummer: ⟨DE…⟩",
        "# Streitbeilegung",
        "Wir sind nicht verpflichtet und nicht bereit, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. ⟨prüfen⟩",
      ],
      en: [
        "# Information under § 5 DDG",
        "⟨Name of the company or owner⟩, ⟨legal form⟩, Musterstraße 46, 10999 Berlin",
        "Represented by: ⟨first and last name⟩",
        "Phone and e-mail are at the foot of this page.",
        "Register court: ⟨local court, number⟩. VAT number: ⟨DE…⟩",
        "# Dispute resolution",
        "We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. ⟨check⟩",
      ],
    },
  ),
  page(
    "dataProtection",
    { de: "Datenschutzerklärung", en: "Privacy statement" },
    {
      de: [
        "# Wer verantwortlich ist",
        "⟨Name und Anschrift⟩; erreichbar unter der E-Mail-Adresse im Impressum.",
        "# Was wir speichern und warum",
        "- **Bestellung**: Name, Anschrift, E-Mail, Telefon, was du bestellt hast. Um den Vertrag zu erfüllen (Art. 6 Abs. 1 b DSGVO). Rechnungen bewahren wir acht Jahre auf (§ 147 AO).",
        "- **Warenkorb**: ein Cookie, das nur deinen Warenkorb wiederfindet. Ohne ihn gibt es keinen Einkauf. Was du ins Bestellformular schreibst, steht vom Tippen an bei deinem Warenkorb, damit du später weitermachen kannst; bestellst du nicht, wird es 30 Tage nach deiner letzten Änderung gelöscht.",
        "- **Deine Entscheidung über das Mitzählen**: ein Cookie, „consent“, ein Jahr lang.",
        "- **Mitzählen, nur mit deiner Einwilligung** (Art. 6 Abs. 1 a DSGVO): welche Seiten geöffnet werden, ob jemand länger als eine halbe Minute bleibt, welche Möbel in den Warenkorb kommen, dass eine Frage gesendet wurde, Nummer und Betrag einer Bestellung. Ohne Namen, Anschrift, IP-Adresse oder Kennung. Wie lange du bleibst, merkt sich das Fenster deines Browsers, bis du es schließt. Widerrufen kannst du jederzeit unter „Cookie-Einstellungen“.",
        "- **Herkunft, nur mit derselben Einwilligung**: Führt dich ein Link mit Angaben zu einer Werbung (utm) hierher, merkt sich ein Cookie diese, bis du den Browser schließt. Bestellst du, stehen sie bei der Bestellung.",
        "- **Sprache und Bildschirm**: zwei Cookies, „language“ und „screen“, ein Jahr lang, damit die Seiten so bleiben, wie du sie gewählt hast.",
        "- **Entwürfe**: dein letzter Entwurf jeder Art und die, die du dir merkst, liegen im Speicher deines Browsers, bis du sie entfernst. Sie enthalten Maße, Farben und Planken und werden uns nicht geschickt (§ 25 Abs. 2 Nr. 2 TDDDG). Schickst du dir einen per E-Mail, verwenden wir die Adresse nur dafür und löschen sie, sobald die E-Mail verschickt ist.",
        "- **Nachrichten**: was du uns schreibst, bis 90 Tage nachdem die Frage beantwortet ist.",
        "- **Widerrufe**: was du im Formular „Vertrag widerrufen“ angibst, bis zum Ende des dritten Jahres nach dem Jahr, in dem wir den Widerruf bearbeitet haben; so lange kann es Ansprüche daraus geben (§§ 195, 199 BGB). Was du nicht bestätigst, wird nach 24 Stunden gelöscht.",
        "- **Bezahlung**: Kartendaten gibst du beim Zahlungsdienstleister ein; wir sehen sie nicht.",
        "# Was wir nicht tun",
        "Keine Werbung Dritter, kein Verkauf von Daten, keine Zählung ohne deine Einwilligung.",
        "# Deine Rechte",
        "Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit, Widerspruch, und eine Beschwerde bei der Aufsichtsbehörde ⟨Berliner Beauftragte für Datenschutz⟩. Eine E-Mail genügt.",
      ],
      en: [
        "# Who is responsible",
        "⟨Name and address⟩; reachable at the e-mail address of the imprint.",
        "# What we store and why",
        "- **Order**: name, address, e-mail, phone, what you ordered. To fulfil the contract (Art. 6 (1) b GDPR). Invoices are kept for eight years (§ 147 AO).",
        "- **Cart**: a cookie that finds your cart again and does nothing else. Without it there is no shopping. What you type into the order form is kept with your cart as you type, so that you can go on later; if you do not order, it is deleted 30 days after your last change.",
        "- **Your decision about counting**: a cookie, “consent”, for a year.",
        "- **Counting, only with your consent** (Art. 6 (1) a GDPR): which pages are opened, whether somebody stays longer than half a minute, which furniture is put into the cart, that a question was sent, number and value of an order. Without name, address, IP address or identifier. How long you stay, the window of your browser remembers until you close it. You can withdraw at any time under “Cookie settings”.",
        "- **Origin, with the same consent only**: if a link with details of an advertisement (utm) brings you here, a cookie remembers them until you close your browser. If you order, they are kept with the order.",
        "- **Language and screen**: two cookies, “language” and “screen”, for a year, so that pages stay the way you chose them.",
        "- **Designs**: your last design of each kind and the ones you save are in the storage of your browser until you remove them. They hold measures, colours and planks and are not sent to us (§ 25 (2) no. 2 TDDDG). If you send one to yourself by e-mail, we use the address for that alone and delete it as soon as the e-mail has been sent.",
        "- **Messages**: what you write to us, until 90 days after the question is answered.",
        "- **Withdrawals**: what you enter in the form “Withdraw from contract”, until the end of the third year after the year in which we dealt with it; claims from it may be made that long (§§ 195, 199 BGB). What you do not confirm is deleted after 24 hours.",
        "- **Payment**: you enter your card details with the payment provider; we never see them.",
        "# What we do not do",
        "No third-party advertising, no sale of data, no counting without your consent.",
        "# Your rights",
        "Access, rectification, erasure, restriction, portability, objection, and a complaint to the authority ⟨Berlin commissioner for data protection⟩. An e-mail is enough.",
      ],
    },
  ),
  page(
    "terms",
    { de: "Allgemeine Geschäftsbedingungen", en: "Terms and conditions" },
    {
      de: [
        "# Vertrag",
        "Mit „Zahlungspflichtig bestellen“ gibst du ein Angebot ab. Der Vertrag kommt mit unserer Bestätigung per E-Mail zustande; sie enthält den Vertragstext.",
        "# Preise und Bezahlung",
        "Alle Preise enthalten 19 % Mehrwertsteuer und die Lieferung innerhalb Deutschlands. Bezahlt wird mit {Zahlungsarten} oder, wenn der Warenkorb es anbietet oder mit einem Code von uns, per Überweisung.",
        "# Lieferung",
        "Möbel liefern wir innerhalb von {Lieferzeit} mit der Spedition, frei Bordsteinkante; mit Expressbau innerhalb von {Expresszeit}. Muster schicken wir innerhalb von {Musterzeit} mit der Briefpost. Wer Möbel abholt, zahlt weniger; der Warenkorb zeigt, wie viel. Außerhalb Deutschlands reservierst du, und wir schicken ein Angebot.",
        "# Gewährleistung",
        "Es gelten die gesetzlichen Rechte. Astlöcher, Risse und Spuren der Arbeit gehören zum Material und sind kein Mangel.",
      ],
      en: [
        "# Contract",
        "With “Order with obligation to pay” you make an offer. The contract is concluded by our confirmation by e-mail, which contains its text.",
        "# Prices and payment",
        "All prices include 19% VAT and delivery within Germany. You pay by {Zahlungsarten} or, where the cart offers it or with a code from us, by bank transfer.",
        "# Delivery",
        "We deliver furniture within {Lieferzeit} by freight forwarder, to the kerb; with express build within {Expresszeit}. Samples come by letter post within {Musterzeit}. If you pick up furniture you pay less; the cart shows how much. Outside Germany you reserve, and we send an offer.",
        "# Warranty",
        "Your statutory rights apply. Knot holes, cracks and traces of work belong to the material and are no defect.",
      ],
    },
  ),
  page(
    "withdrawal",
    { de: "Widerrufsbelehrung", en: "Right of withdrawal" },
    {
      de: [
        "# Widerrufsrecht",
        "Du kannst den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem du oder eine von dir benannte Person die letzte Ware erhalten hat.",
        "Dafür genügt eine eindeutige Erklärung, zum Beispiel über [Vertrag widerrufen](/widerruf) oder per E-Mail.",
        "# Ausnahme",
        "Für Möbel, die nach deinen Maßen, in deiner Farbe oder aus von dir ausgesuchten Planken gebaut werden, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Der Warenkorb sagt bei jedem Stück, was gilt.",
        "# Folgen",
        "Wir zahlen alles, was du bezahlt hast, binnen 14 Tagen auf demselben Weg zurück. ⟨Kosten der Rücksendung prüfen⟩",
      ],
      en: [
        "# Right of withdrawal",
        "You may withdraw from the contract within 14 days without giving a reason. The period begins on the day on which you, or a person you name, received the last of the goods.",
        "A clear statement is enough, for example with [withdraw from contract](/widerruf) or by e-mail.",
        "# Exception",
        "There is no right of withdrawal for furniture built to your measure, in your colour or from planks you picked (§ 312g (2) no. 1 BGB). The cart says for each piece what applies.",
        "# Effects",
        "We pay back everything you paid within 14 days, the same way you paid. ⟨check costs of return⟩",
      ],
    },
  ),
  page(
    "guarantee",
    { de: "Gesetzliche Gewährleistung", en: "Legal guarantee of conformity" },
    {
      de: [
        "# Mitteilung der EU",
        "⟨Hier das Bild der Mitteilung in deutscher Sprache einfügen: unverändert und in Farbe, von den Seiten der Europäischen Kommission (Durchführungsverordnung (EU) 2025/1960). Ihr Text gehört als Bildbeschreibung dazu, die Adresse ihres QR-Codes als Link darunter.⟩",
        "# Wenn etwas nicht stimmt",
        "Für alles, was du bei uns kaufst, gilt die gesetzliche Gewährleistung von mindestens zwei Jahren, ab dem Tag der Übergabe. Hat ein Stück einen Mangel, den es bei der Übergabe schon hatte, reparieren oder ersetzen wir es kostenlos. Geht das nicht, kannst du den Preis mindern oder vom Vertrag zurücktreten (§§ 437 bis 445 BGB). Eine Garantie darüber hinaus geben wir nicht. ⟨prüfen⟩",
        "Astlöcher, Risse und Spuren der Arbeit gehören zum Material und sind kein Mangel.",
      ],
      en: [
        "# The EU's notice",
        "⟨Insert the picture of the notice in English here: unchanged and in colour, from the pages of the European Commission (Implementing Regulation (EU) 2025/1960). Its text belongs to it as the picture's description, the address of its QR code as a link below.⟩",
        "# If something is wrong",
        "Everything you buy from us has a legal guarantee of at least two years from the day it is handed over. If a piece has a defect that it already had then, we repair or replace it free of charge. Where that is not possible you may reduce the price or withdraw from the contract (sections 437 to 445 of the German Civil Code). We give no guarantee beyond that. ⟨check⟩",
        "Knot holes, cracks and traces of work belong to the material and are no defect.",
      ],
    },
  ),
  page(
    "accessibility",
    { de: "Erklärung zur Barrierefreiheit", en: "Accessibility statement" },
    {
      de: [
        "# Worum es geht",
        "Dieser Laden verkauft Möbel nach Maß aus gebrauchten Gerüstplanken: Du gestaltest ein Stück im Konfigurator, legst es in den Warenkorb und bestellst es ohne Konto. Diese Erklärung sagt, wie du das mit Tastatur, Vorleseprogramm, Vergrößerung oder ohne Maus tun kannst (§ 14 BFSG).",
        "# Was wir dafür tun",
        "Die Seiten sind nach den Web Content Accessibility Guidelines 2.1, Stufe AA, gebaut. Alles lässt sich mit der Tastatur bedienen, jedes Feld hat eine Beschriftung, Fehler stehen am Feld und werden vorgelesen. Text lässt sich auf das Vierfache vergrößern. Was die 3D-Ansicht zeigt, steht daneben in Worten und als Zeichnung mit Maßen; ohne JavaScript kannst du ebenso bestellen.",
        "# Was noch fehlt",
        "⟨Was bekannt ist und bis wann es behoben wird⟩. Die Bezahlseite und Karten gehören dem Zahlungsdienstleister; ⟨prüfen, was er über seine Barrierefreiheit sagt⟩.",
        "# Sag es uns",
        "Wenn du irgendwo nicht weiterkommst, ruf an oder schreib uns: Kontakt steht am Fuß dieser Seite. Wir nehmen die Bestellung auch am Telefon auf. ⟨prüfen⟩",
        "# Zuständige Behörde",
        "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg. ⟨Anschrift prüfen⟩",
        "Stand: ⟨Tag der letzten Prüfung⟩, geprüft durch ⟨wen und wie⟩.",
      ],
      en: [
        "# What this is about",
        "This shop sells furniture made to measure from reclaimed scaffolding planks: you design a piece in the configurator, put it into the cart and order it without an account. This statement says how you can do that with a keyboard, a screen reader, magnification or without a mouse (§ 14 BFSG).",
        "# What we do",
        "The pages are built to the Web Content Accessibility Guidelines 2.1, level AA. Everything can be used with the keyboard, each field has a label, and errors stand at their field and are read out. Text can be enlarged to four times its size. What the 3D view shows stands beside it in words and as a drawing with measures; you can order without JavaScript as well.",
        "# What is still missing",
        "⟨What is known, and by when it will be mended⟩. The payment page and its cards belong to the payment provider; ⟨check what it says of its accessibility⟩.",
        "# Tell us",
        "If you are stuck anywhere, call or write to us: our contact details are at the foot of this page. We also take orders by phone. ⟨check⟩",
        "# Competent authority",
        "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg. ⟨check address⟩",
        "As of ⟨day of the last review⟩, reviewed by ⟨whom and how⟩.",
      ],
    },
  ),
];

function page(
  key: string,
  title: { de: string; en: string },
  text: { de: readonly string[]; en: readonly string[] },
) {
  const _id = `legalPage-${key}`;
  const lines = { de: [SAMPLE.de, ...text.de], en: [SAMPLE.en, ...text.en] };
  return {
    _id,
    _type: "legalPage",
    key,
    title: localized("localeString", title),
    text: richText(_id, lines),
    validFrom: "2026-11-21",
    legalStatus: "sample",
  };
}
