export const shared = {
  frame: {
    greeting: "Hallo {Name},",
    greetingWithoutName: "Hallo,",
    closing: "Viele Grüße aus der Werkstatt\n{Shop}",
    footer: "Diese E-Mail gehört zu deiner Bestellung oder Anfrage; Werbung schicken wir nicht.",
  },
  shipping: {
    delivery:
      "Wir fertigen in unserer Werkstatt und liefern innerhalb von {Lieferzeit} per Spedition, frei Bordsteinkante: bis an die Straße vor deinem Haus, nicht in die Wohnung. Den Termin stimmen wir vorher mit dir ab.",
    pickup:
      "Wir fertigen in unserer Werkstatt; innerhalb von {Lieferzeit} kannst du alles abholen: {Abholort}. Wir melden uns, sobald es so weit ist.",
    samples: "Muster kommen mit der Briefpost und sind innerhalb von {Musterzeit} bei dir.",
    samplesAbroad: "Muster schicken wir dir mit der Post.",
    samplesFirst: "Muster schicken wir dir vorab mit der Briefpost, innerhalb von {Musterzeit}.",
    samplesAtPickup: "Muster liegen bei der Abholung dabei.",
    afterTransfer: "Die Zeit läuft ab dem Tag, an dem dein Geld bei uns ankommt.",
  },
  withdrawal: {
    title: "Widerrufsrecht",
    instruction: [
      "Mustertext – vor dem ersten Verkauf rechtlich prüfen lassen.",
      "Für die Stücke, bei denen es oben vermerkt ist, hast du das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die Ware (bei mehreren die letzte) in Besitz genommen hat.",
      "Um dein Widerrufsrecht auszuüben, musst du uns ({Verkäufer}) mit einer eindeutigen Erklärung, etwa einem Brief oder einer E-Mail, über deinen Entschluss informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden; vorgeschrieben ist es nicht. Du kannst auch auf unserer Website ohne Anmeldung widerrufen; dann bestätigen wir dir sofort per E-Mail, was du erklärt hast und wann es eingegangen ist. Zur Wahrung der Frist reicht es, dass du die Erklärung vor ihrem Ablauf absendest.",
      "Widerrufst du, erstatten wir dir alle Zahlungen für diese Stücke einschließlich der Kosten der günstigsten Standardlieferung unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem deine Erklärung bei uns eingegangen ist, auf demselben Weg, auf dem du bezahlt hast; dafür berechnen wir dir nichts. Wir können die Erstattung verweigern, bis wir die Ware zurückhaben oder du nachweist, dass du sie abgesandt hast. Schick oder bring sie uns spätestens binnen 14 Tagen ab deiner Erklärung zurück. Die unmittelbaren Kosten der Rücksendung trägst du. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war.",
    ].join("\n\n"),
    madeToMeasure:
      "Eigens für dich angefertigt: Hierfür gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
    withdrawable: "Hierfür gilt das Widerrufsrecht von 14 Tagen.",
    none: "Alle Stücke dieser Bestellung fertigen wir eigens nach deinen Angaben. Für sie besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
    madeToMeasureOfAll:
      "Die Möbel dieser Bestellung fertigen wir eigens nach deinen Angaben. Für sie besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
    otherGoods: "Für die weiteren Waren dieser Bestellung gilt das Widerrufsrecht von 14 Tagen.",
    warranty:
      "Dein Vertragspartner: {Verkäufer}. Für alles, was wir liefern, gelten die gesetzlichen Mängelrechte.",
  },
};
