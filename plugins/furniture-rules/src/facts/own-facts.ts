/** cm */
export interface Sheet {
  width: number;
  height: number;
}

export interface PictureFormat extends Sheet {
  id: string;
  name: string;
}

export interface TableSeats {
  /** Along both long sides together, between the legs. */
  sides: number;
  /** At both ends together. */
  ends: number;
}

/** Facts that only some kinds have, beside weight, parcel and assembly. */
export interface OwnFacts {
  tableSeats?: TableSeats;
  benchSeats?: number;
  /** kg, evenly spread: on each board of a shelf, or on the whole seat. */
  boardLoad?: number;
  seatLoad?: number;
  picture?: {
    /** What is seen, cm. */
    opening: Sheet;
    /** The largest sheet that goes in, cm; null where there is no picture to go in. */
    rebate: Sheet | null;
    formats: PictureFormat[];
  };
}

/** What there is to do on arrival. */
export type Assembly = "ready" | "screwTop" | "desk" | "shelf" | "hang";
