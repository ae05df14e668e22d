/** Picking planks by hand. */
export const planks = {
  planksTitle: { one: "Die Planke", many: "Die Planken" },
  planksBy: { workshop: "Die Werkstatt sucht aus", shopper: "Ich suche selbst aus" },
  planksByHint: {
    workshop: "Wir nehmen Holz, das zusammenpasst.",
    shopper: "Jede Planke ist fotografiert und liegt bei uns im Lager.",
  },
  plank: "Planke",
  plankAt: "Planke {{number}}",
  plankPlaces: "Plätze der Planken",
  plankStrip: "{{name}}: was noch im Lager liegt",
  plankPicture: "Foto der Planke „{{title}}“",
  plankByWorkshop: "Sucht die Werkstatt aus",
  plankNone: "Werkstatt wählt",
  plankMove: { up: "{{name}}: vorherige", down: "{{name}}: nächste" },
  plankClear: "{{name}} leeren",
  plankNamed: "„{{title}}“",
  unknownPlank_one: "Eine Planke",
  unknownPlank_other: "{{count}} Planken",
  planksGone_one: "{{titles}} ist inzwischen vergeben. Such dir eine andere aus, alles Übrige bleibt.",
  planksGone_other: "{{titles}} sind inzwischen vergeben. Such dir andere aus, alles Übrige bleibt.",
  planksGoneAbove_one: "Eine Planke, die hier ausgesucht war, gibt es nicht mehr.",
  planksGoneAbove_other: "{{count}} Planken, die hier ausgesucht waren, gibt es nicht mehr.",
  planksGoneLink: "Zu den Planken",
  plankShort:
    "„{{title}}“ ist mit {{length}} cm zu kurz: Gebraucht werden {{needed}} cm. Such dir eine andere Planke aus.",
  stockSilent: "Das Lager antwortet gerade nicht. Was du ausgesucht hast, bleibt stehen.",
  nonePicked:
    "Noch ist keine Planke ausgesucht. Soll die Werkstatt sie aussuchen, wähle das oben: Dann entfallen die {{price}}.",
  stockEmpty:
    "Für dieses Maß liegt gerade keine fotografierte Planke im Lager. Die Werkstatt sucht gern für dich aus.",
};

/** A plank looked at closely. */
export const plankViewer = {
  open: "Planke „{{title}}“ groß ansehen",
  measures: "{{length}} × {{width}} × {{thickness}} cm",
  window: "Planke „{{title}}“ von nah, mit Finger, Maus oder Pfeiltasten zu verschieben",
  left: "Linkes Ende",
  right: "Rechtes Ende",
  whole: "Ganze Planke",
  zoom: "Vergrößern",
  zoomed: "{{zoom}}-fach",
  end: "Stirnseite",
  endOf: "Stirnseite der Planke „{{title}}“",
  before: "Vorherige",
  after: "Nächste",
  take: "Diese Planke nehmen",
  close: "Schließen",
  failed: "Das große Bild lässt sich gerade nicht laden. Bitte versuche es gleich noch einmal.",
};
