/** What staff read who see drafts in the shop. */
export const preview = {
  label: "Vorschau",
  on: "Vorschau: du siehst Entwürfe",
  end: "Beenden",
  refusedTitle: "Keine Vorschau",
  badSecret:
    "Dieser Verweis auf die Vorschau gilt nicht mehr: Er ist abgelaufen, wurde schon einmal benutzt oder stammt nicht aus dem Studio. Öffne die Vorschau dort noch einmal.",
  noToken:
    "Dem Shop fehlt die Berechtigung, Entwürfe zu lesen. Setze SANITY_API_READ_TOKEN und starte den Shop neu.",
  silent: "Sanity antwortet dem Shop gerade nicht. Bitte versuche es gleich noch einmal.",
};
