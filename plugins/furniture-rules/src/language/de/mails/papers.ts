export const papers = {
  papers: {
    subject: "{Papier} zu deiner Bestellung {Bestellnummer}",
    subjectOfSeveral: "Rechnungen zu deiner Bestellung {Bestellnummer}",
    heading: "Deine {Papierart}",
    headingOfSeveral: "Deine Rechnungen",
    text: "zu deiner Bestellung {Bestellnummer} findest du im Anhang als PDF:",
    replaced: "Die frühere Rechnung ist aufgehoben; von jetzt an gilt die neue.",
    keep: "Du findest sie auch auf der Seite deiner Bestellung. In jeder PDF-Datei steckt die Rechnung zusätzlich als XML für Buchhaltungsprogramme (ZUGFeRD).",
  },
};
