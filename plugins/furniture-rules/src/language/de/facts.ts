/** The facts of a piece beside its measures, see `factLines`. */
export const facts = {
  names: {
    weight: "Gewicht",
    seats: "Sitzplätze",
    boardLoad: "Belastung je Boden",
    seatLoad: "Belastung",
    opening: "Sichtbare Fläche",
    rebate: "Platz für Bilder bis",
    formats: "Passt für",
    assembly: "Aufbau",
    parcel: "Packstück",
  },
  about: (kg: string) => `etwa ${kg} kg`,
  upTo: (kg: string) => `bis ${kg} kg, gleichmäßig verteilt`,
  seats: (sides: number, ends: number) =>
    ends > 0 ? `${sides + ends} (${sides} an den Seiten, ${ends} an den Enden)` : `${sides} an den Seiten`,
  assembly: {
    ready: "kommt fertig montiert",
    screwTop: "Platte auf das Gestell schrauben, am besten zu zweit; Schrauben liegen bei",
    desk: "Platte auf das Gestell schrauben, am besten zu zweit, und den Stecker einstecken",
    shelf: "Stützen aufstellen, Böden auflegen und verschrauben, an der Wand befestigen",
    hang: "kommt fertig montiert, zum Aufhängen",
  },
};
