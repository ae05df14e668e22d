import type * as german from "../de/facts.js";

export const facts: typeof german.facts = {
  names: {
    weight: "Weight",
    seats: "Seats",
    boardLoad: "Load per board",
    seatLoad: "Load",
    opening: "Visible area",
    rebate: "Room for pictures up to",
    formats: "Fits",
    assembly: "Assembly",
    parcel: "Parcel",
  },
  about: (kg) => `about ${kg} kg`,
  upTo: (kg) => `up to ${kg} kg, evenly spread`,
  seats: (sides, ends) =>
    ends > 0 ? `${sides + ends} (${sides} along the sides, ${ends} at the ends)` : `${sides} along the sides`,
  assembly: {
    ready: "arrives assembled",
    screwTop: "screw the top to the frame, best done by two; screws come with it",
    desk: "screw the top to the frame, best done by two, and plug it in",
    shelf: "stand up the pillars, lay on the boards, screw them down, and fix the shelf to the wall",
    hang: "arrives assembled, ready to hang",
  },
};
