/** Boards and pillars of a shelf. */
export const shelf = {
  boards: "Bretter",
  boardCount: "Anzahl der Bretter",
  pillars: "Stützen",
  pillarCount_one: "{{count}} Stütze",
  pillarCount_other: "{{count}} Stützen",
  pillarHint: "Eine dritte in der Mitte geht ab {{from}} cm Breite.",
  boardDetails: "Jedes Brett einzeln",
  boardHint:
    "Das oberste Brett hängt {{first}} cm oder mehr unter der Oberkante, von Brett zu Brett sind es mindestens {{apart}} cm.",
  board: "Brett {{number}}",
  boardFromTop: "Abstand von oben",
  boardToNext: "{{cm}} cm bis zum nächsten",
  boardToFloor: "{{cm}} cm bis zum Boden",
  leftShort: "links kurz",
  rightShort: "rechts kurz",
  leftShortOf: "{{name}} links kurz",
  rightShortOf: "{{name}} rechts kurz",
  boardAdd: "Brett hinzufügen",
  boardRemove: "Entfernen",
  boardRemoveOf: "{{name}} entfernen",
  boardsEven: "Gleichmäßig verteilen",
};
