/** Boards and pillars of a shelf. */
export const shelf = {
  boards: "Böden",
  boardCount: "Anzahl der Böden",
  boardsOf: "{{count}} Böden",
  pillars: "Stützen",
  pillarCount_one: "{{count}} Stütze",
  pillarCount_other: "{{count}} Stützen",
  pillarHint: "Eine dritte in der Mitte geht ab {{from}} cm Breite.",
  boardDetails: "Jeder Boden einzeln",
  boardHint:
    "Der oberste Boden hängt {{first}} cm oder mehr unter der Oberkante, von Boden zu Boden sind es mindestens {{apart}} cm.",
  board: "Boden {{number}}",
  boardFromTop: "Abstand von oben",
  boardToNext: "{{cm}} cm bis zum nächsten",
  boardToFloor: "{{cm}} cm bis zum Fußboden",
  leftShort: "links kurz",
  rightShort: "rechts kurz",
  leftShortOf: "{{name}} links kurz",
  rightShortOf: "{{name}} rechts kurz",
  boardAdd: "Boden hinzufügen",
  boardRemove: "Entfernen",
  boardRemoveOf: "{{name}} entfernen",
  boardsEven: "Gleichmäßig verteilen",
  wish: {
    boards:
      "Bei {{height}} cm Höhe passen {{count}} Böden; dein Wunsch waren {{wish}}. Sie kommen wieder, sobald das Regal hoch genug ist.",
    hung: "Bei {{height}} cm Höhe hängen die Böden wieder so, wie du sie gehängt hast.",
    pillars:
      "Bei {{width}} cm Breite gehen {{count}} Stützen; dein Wunsch waren {{wish}}. Die mittlere kommt wieder, sobald das Regal breit genug ist.",
    planks_one: "Eine ausgesuchte Planke hat gerade keinen Platz. Sie kommt wieder, sobald er da ist.",
    planks_other:
      "{{count}} ausgesuchte Planken haben gerade keinen Platz. Sie kommen wieder, sobald er da ist.",
  },
};
