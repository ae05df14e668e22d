export const scene = {
  name: "Die 3D-Ansicht",
  label:
    "3D-Ansicht. Mit den Pfeiltasten drehst du das Möbel, mit Plus und Minus kommst du näher, mit Pos 1 zurück.",
  impossible: "Dein Browser kann hier kein 3D zeigen. Die Zeichnung zeigt dasselbe.",
  measures: "Maße zeigen",
  compare: { cup: "Tasse zum Vergleich, 9 cm hoch", person: "Mensch zum Vergleich, 1,75 m groß" },
  cm: "{{cm}} cm",
  reset: "Ansicht zurücksetzen",
  save: "Bild sichern",
  height: "Höhe ausprobieren: {{cm}} cm",
  room: "In deinem Zimmer ansehen",
  visit: {
    floor: {
      search: "Richte das Gerät auf den Boden und bewege es langsam.",
      found: "Tippe, um das Möbel hier hinzustellen.",
      stands: "Es steht da, so groß wie in echt. Tippe, um es umzustellen.",
    },
    wall: {
      search: "Richte das Gerät auf eine Wand und bewege es langsam.",
      found: "Tippe, um den Rahmen hier aufzuhängen.",
      stands: "Er hängt da, so groß wie in echt. Tippe, um ihn umzuhängen.",
    },
    turn: "Drehen",
    end: "Beenden",
    declined: "Dafür muss dein Gerät den Raum sehen. Erlaube es, wenn dein Browser danach fragt.",
    failed: "Das Möbel ließ sich nicht in dein Zimmer stellen. Bitte versuche es noch einmal.",
    ended: "Die Ansicht in deinem Zimmer ist zu Ende.",
  },
  failed: "Das hat nicht geklappt. Bitte versuche es noch einmal.",
};
