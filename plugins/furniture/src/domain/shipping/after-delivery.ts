/** What staff do about a defect, for which this shop has no claim of Medusa's: § 439 BGB, repaired or made anew for nothing. */
export const DEFECT =
  "Hat ein Stück einen Mangel, nimm es in der Werkstatt mit Grund zurück: Unter seiner Nummer wird es repariert oder neu gebaut, ohne neue Rechnung. Eine Rücksendung legst du dafür nicht an, denn dann stünde sein Preis zur Erstattung an. Einen Nachlass erstattest du bei der Zahlung.";

/** What they do about a parcel that was lost, came back, or goes out once more: Medusa sends a piece once. */
export const SENT_AGAIN =
  "Geht ein Stück noch einmal hinaus, weil seine Sendung verloren ging oder zurückkam, führe es in der Werkstatt weiter, und trage bei seiner Sendung die neue Sendungsnummer ein: Der Kunde bekommt sie per E-Mail. Will der Kunde es nicht mehr, lege eine Rücksendung an und erstatte.";
