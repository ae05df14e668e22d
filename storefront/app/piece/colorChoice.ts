import type { Picture } from "../content/picture.ts";

/** A standard colour that shoppers can choose. */
export interface ColorChoice {
  name: string;
  /** "#RRGGBB", upper case. */
  hex: string;
  ral: string;
  appearance: string;
  /** A picture of the colour on steel, if editors have given one. */
  picture: Picture | null;
}
