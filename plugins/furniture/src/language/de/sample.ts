/** Words of the sample's customer, and those that the shop has put into words before it writes. */
export const sample = {
  reason: "Der Stahl kommt später.",
  question: "Passt der Tisch\ndurch die Tür?",
  table: "Tisch",
  size: "Maße",
  plank: "Planke 07 · Nagelreihe",
  withdrawn: "1012.2 Hocker",
  wobbles: "Er wackelt.",
  heard: "Auf dem Markt in der Halle.",
  message: "Bitte klingeln\nzweiter Stock",
};
