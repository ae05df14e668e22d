import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";

export const order = {
  completed: {
    title: "Danke für deine Bestellung",
    heading: "Danke! Deine Bestellung ist da.",
    text: "Wir schicken dir gleich eine E-Mail mit allem, was du wissen musst.",
    sampleText:
      "Danke, dass du dir unser Material erst einmal in die Hand nimmst. Wir schicken dir gleich eine E-Mail mit allem, was du wissen musst.",
    overview: "Übersicht",
    number: "Bestellnummer",
    total: "Gesamt",
    free: "Es war nichts zu bezahlen.",
    transferTitle: "Bitte überweise den Betrag",
    transferText:
      "Sobald das Geld da ist, beginnen wir. Gib bitte die Bestellnummer als Verwendungszweck an. Die Bankdaten stehen auch in der E-Mail, die gleich kommt.",
    amount: "Betrag",
    code: "Mit der Banking-App scannen",
    codeNamed: "QR-Code für Banking-Apps mit Konto, Betrag und Verwendungszweck",
    holder: "Empfänger",
    bank: "Bank",
    iban: "IBAN",
    copy: "Kopieren",
    copyNamed: "{{name}} kopieren",
    copied: "{{name}} ist kopiert.",
    copyRefused: "{{name}} ließ sich nicht kopieren. Bitte markiere sie und kopiere sie selbst.",
    bic: "BIC",
    purpose: "Verwendungszweck",
  },
  processing: {
    title: "Deine Zahlung wird bestätigt",
    heading: "Deine Zahlung wird gerade bestätigt",
    text: "Das dauert meist nur ein paar Sekunden. Diese Seite sieht von selbst nach – du musst nichts tun und nichts noch einmal bezahlen.",
    again: "Jetzt nachsehen",
    long: "Das dauert länger als sonst. Hast du bezahlt, kannst du diese Seite schließen: Die Bestätigung kommt per E-Mail, und du musst nicht noch einmal bezahlen. Hast du die Bezahlseite verlassen, ohne zu bezahlen, ist dein Warenkorb noch da.",
    back: "Zum Warenkorb",
  },
  lost: {
    title: "Zahlung geht zurück",
    heading: "Dein Geld kommt zurück",
    text: {
      gone: "Während du bezahlt hast, hat sich etwas geändert: Dein Warenkorb ließ sich so nicht mehr bestellen. Wir haben keine Bestellung angelegt und sofort veranlasst, dass die ganze Zahlung erstattet wird.",
      changed:
        "Während du bezahlt hast, hat sich dein Warenkorb geändert; der bezahlte Betrag passte nicht mehr dazu. Wir haben keine Bestellung angelegt und sofort veranlasst, dass die ganze Zahlung erstattet wird.",
      failed:
        "An deinem Warenkorb lag es nicht: Nachdem du bezahlt hast, konnten wir die Bestellung bei uns nicht speichern. Wir haben sofort veranlasst, dass die ganze Zahlung erstattet wird.",
    },
    amount: "Zurück gehen",
    when: "Je nach Bank dauert es einige Tage, bis der Betrag auf deinem Konto steht.",
    kept: {
      gone: "Dein Warenkorb ist noch da: Du kannst ihn ändern und noch einmal bestellen.",
      changed: "Dein Warenkorb ist noch da: Sieh ihn dir an und bestelle noch einmal.",
      failed:
        "Dein Warenkorb ist noch da: Du kannst gleich noch einmal bestellen. Klappt es wieder nicht, melde dich bitte bei uns.",
    },
    back: "Zum Warenkorb",
  },
  pay: {
    titles: {
      offer: "Dein Angebot",
      difference: "Differenz bezahlen",
      paid: "Bezahlt",
      accepted: "Bestellt",
      withdrawn: "Link gilt nicht mehr",
      unknown: "Link nicht gefunden",
    },
    heading: "Dein Angebot",
    text: "Die Lieferung zu dir ist geklärt. Nimmst du das Angebot an, wird aus deiner Reservierung eine Bestellung.",
    textPickup:
      "Du holst in unserer Werkstatt ab. Nimmst du das Angebot an, wird aus deiner Reservierung eine Bestellung.",
    delivery: "davon Lieferung",
    shipping: {
      delivery: "Lieferung per Spedition zu dir, frei Bordsteinkante, innerhalb von {{time}} {{since}}.",
      pickup: `Du holst in unserer Werkstatt in ${WORKSHOP_TOWN} ab, fertig innerhalb von {{time}} {{since}}.`,
      /** Offers are made abroad alone, where the post promises no day. */
      samples: "Muster schicken wir dir {{since}} mit der Briefpost.",
    },
    since: { paid: "nach der Zahlung", free: "nach deiner Bestellung" },
    button: "Zahlungspflichtig bestellen",
    validUntil: "Das Angebot gilt bis zum {{day}}.",
    transferHeading: "Oder überweise den Betrag",
    transferText:
      "Gib nur die Nummer als Verwendungszweck an. Auch damit bestellst du verbindlich; wir fangen an, sobald das Geld da ist.",
    differenceHeading: "Deine Bestellung ist geändert",
    differenceText:
      "Hier bezahlst du, was sie mehr kostet als bisher. Was sich geändert hat, steht in unserer E-Mail.",
    differenceDue: "Zu bezahlen",
    differencePaid: "Jetzt bezahlt",
    differenceButton: "{{amount}} bezahlen",
    paidHeading: "Danke! Deine Bestellung ist bezahlt.",
    paidText: "Wir fangen an zu sägen und melden uns, sobald alles fertig ist.",
    paidSamplesText: "Muster gehen jetzt mit der Briefpost auf den Weg.",
    paidDifferenceText:
      "Damit ist auch bezahlt, was sich an ihr geändert hat. Wir bauen sie so, wie sie jetzt ist.",
    unknownHeading: "Diesen Bezahllink kennen wir nicht",
    unknownText:
      "Vielleicht fehlt am Ende etwas. Nimm bitte den Link aus unserer letzten E-Mail zu deiner Bestellung, oder melde dich bei uns.",
    withdrawnHeading: "Dieses Angebot gilt nicht mehr",
    withdrawnText: "Vielleicht haben wir dir ein neues geschickt; sonst melde dich gerne bei uns.",
    withdrawnDifferenceHeading: "Dieser Link gilt nicht mehr",
    withdrawnDifferenceText:
      "Vielleicht haben wir dir einen neuen geschickt; sonst melde dich gerne bei uns.",
  },
  cancelled: {
    title: "Zahlung abgebrochen",
    heading: "Die Zahlung wurde abgebrochen",
    text: "Leider hat etwas mit der Zahlung nicht funktioniert. Kontaktiere uns gerne, oder versuche es noch einmal.",
    kept: "Dein Warenkorb ist noch da, und es wurde nichts abgebucht.",
    back: "Zurück zum Warenkorb",
  },
  failed: {
    title: "Bestellung nicht abgeschlossen",
    heading: "Das hat leider nicht geklappt",
    text: "Leider hat etwas mit der Zahlung nicht funktioniert. Kontaktiere uns gerne, oder versuche es noch einmal.",
    back: "Zum Warenkorb",
  },
  reserved: {
    title: "Reserviert",
    heading: "Reserviert",
    text: "Deine Bestellung wurde erfolgreich reserviert. Wir melden uns bald mit einem Angebot bei dir. Eine E-Mail mit allem, was du ausgesucht hast, ist unterwegs.",
    number: "Reservierungsnummer",
    home: "Zur Startseite",
  },
  bare: {
    cart: "Zum Warenkorb",
    completed: {
      title: "Keine Bestellung in diesem Browser",
      heading: "Hier ist keine Bestellung zu sehen",
      text: "In diesem Browser kennen wir gerade keine abgeschlossene Bestellung. Hast du bestellt, steht alles in der E-Mail, die wir dir geschickt haben. Liegt noch etwas im Warenkorb, kannst du es dort bestellen.",
    },
    reserved: {
      title: "Keine Reservierung in diesem Browser",
      heading: "Hier ist keine Reservierung zu sehen",
      text: `In diesem Browser kennen wir gerade keine Reservierung. Hast du reserviert, steht alles in der E-Mail, die wir dir geschickt haben. Reservieren kannst du im Warenkorb, wenn du ${HOME_WORDS.de.outside} wohnst.`,
    },
    cancelled: {
      title: "Keine Zahlung abgebrochen",
      heading: "Hier wurde keine Zahlung abgebrochen",
      text: "In diesem Browser läuft gerade keine Zahlung, und es wurde nichts abgebucht. Was du ausgesucht hast, findest du im Warenkorb.",
    },
    message: {
      title: "Keine Nachricht abgeschickt",
      heading: "Von hier ging keine Nachricht ab",
      text: "Eine Frage stellst du bei jedem Möbel im Konfigurator, oder du rufst an oder schreibst uns.",
    },
  },
  pieces: "Deine Stücke",
  deliveryCost: "Lieferung",
  noVat:
    "Ohne Mehrwertsteuer, weil es eine Ausfuhr ist. Zoll und Steuern deines Landes sind nicht enthalten.",
  givenBack: "Rücknahme und Erstattung",
  next: {
    heading: "Wie es weitergeht",
    transfer: "Du überweist den Betrag. Sobald er da ist, fangen wir an.",
    debit:
      "Deine Bank zieht den Betrag in den nächsten Tagen ein. Sobald er da ist, schreiben wir dir und fangen an.",
    mail: "Du bekommst gleich eine E-Mail mit der Bestellbestätigung; bitte heb sie auf.",
    build: `Wir bauen in unserer Werkstatt in ${WORKSHOP_TOWN}, innerhalb von {{time}}.`,
    delivery:
      "Die Spedition stimmt den Liefertag vorher mit dir ab und bringt alles bis an die Bordsteinkante. Halte jemanden zum Tragen bereit.",
    sample: "Muster gehen mit der Briefpost auf den Weg und sind innerhalb von {{time}} bei dir.",
    samplePickup: "Muster liegen bei der Abholung dabei.",
    pickup: "Wir melden uns, sobald du abholen kannst.",
    offer: "Wir rechnen die Lieferung zu dir aus und schicken dir ein Angebot.",
    offerPickup: "Wir sehen deine Reservierung durch und schicken dir ein Angebot.",
    payOffer: "Passt es dir, bezahlst du über den Link darin. Bis dahin bist du an nichts gebunden.",
    buildLater: "Danach bauen wir.",
    sampleLater: "Danach gehen Muster mit der Briefpost auf den Weg.",
    planksKept:
      "Danach bauen wir. Die Planken, die du ausgesucht hast, bleiben so lange für dich zurückgelegt.",
  },
  call: "Anrufen",
  write: "E-Mail schreiben",
};
