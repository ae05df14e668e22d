/** Messages while something loads, and when it fails to load. */
export const loading = {
  page: "Die Seite wird geladen …",
  partFailed: "{{name}} ließ sich nicht laden.",
  retry: "Noch einmal versuchen",
  offline: "Gerade gibt es keine Verbindung. Was du eingegeben hast, bleibt stehen.",
  offlineStep: "Das geht erst wieder mit Verbindung. Hier bleibt alles, wie es ist.",
  online: "Die Verbindung ist wieder da.",
  lostTitle: "Keine Verbindung",
  lost: "Wir erreichen den Shop gerade nicht. Sobald es wieder geht, erscheint die Seite von selbst.",
};
