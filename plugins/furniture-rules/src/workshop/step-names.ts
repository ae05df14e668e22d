/** What the workshop does with a piece, in order; a kind has some of these. */
export const STEPS = [
  "accepted",
  "wood_chosen",
  "sawn",
  "welded",
  "coated",
  "waxed",
  "packed",
  "ready",
  "on_the_way",
  "delivered",
] as const;
export type Step = (typeof STEPS)[number];

/** As the workshop calls them, in German. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  accepted: "angenommen",
  wood_chosen: "Holz gewählt",
  sawn: "gesägt",
  welded: "geschweißt",
  coated: "beschichtet",
  waxed: "gewachst",
  packed: "verpackt",
  ready: "bereit",
  on_the_way: "unterwegs",
  delivered: "beim Kunden",
};
