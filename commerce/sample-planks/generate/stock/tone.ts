import { type Color, color } from "../sheet/color";

/** The colours of one board's wood, as a camera sees them in even light. */
export interface Tone {
  /** Early and late wood where the face was rubbed clean. */
  early: Color;
  late: Color;
  /** Where sun and rain have been at it: the light and the dark of it. */
  grey: Color;
  dark: Color;
  /** Knots. */
  knot: Color;
  /** How far the weather has come, 0 fresh … 1 grey all over. */
  weather: number;
}

const tone = (
  early: string,
  late: string,
  grey: string,
  dark: string,
  knot: string,
  weather: number,
): Tone => ({
  early: color(early),
  late: color(late),
  grey: color(grey),
  dark: color(dark),
  knot: color(knot),
  weather,
});

/** Read off boards as they come from building sites: some brushed clean, some left as they were. */
export const TONES = {
  silver: tone("#b3a48c", "#7a6148", "#b1aca2", "#7b766d", "#634a35", 0.72),
  ash: tone("#9d8b73", "#63503b", "#98938a", "#676159", "#50402f", 0.8),
  straw: tone("#c6ab83", "#94704a", "#b4a592", "#897b6b", "#74502f", 0.42),
  honey: tone("#b69264", "#805835", "#a5967d", "#766955", "#653f22", 0.36),
  amber: tone("#a47d51", "#6b4629", "#948770", "#66594a", "#55331d", 0.38),
  brown: tone("#937554", "#5a402a", "#877d6f", "#5a5146", "#472e1d", 0.46),
  driftwood: tone("#baab92", "#86715a", "#bbb4a8", "#8b8479", "#6c553f", 0.62),
  smoke: tone("#83735e", "#4f4237", "#77726a", "#4b4741", "#3c2e24", 0.74),
  larch: tone("#ae8d68", "#7b5237", "#a09380", "#716558", "#5c3a28", 0.42),
  cream: tone("#cfb896", "#a47f5a", "#c2b5a4", "#998b7a", "#80603f", 0.44),
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;
