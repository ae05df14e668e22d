import type { papers as german } from "./papers-de";

/** The English of `papers-de.ts`. */
export const papers: typeof german = {
  title: {
    order: "Invoice",
    part: "Invoice",
    refund: "Credit note",
    cancellation: "Cancellation invoice",
  },
  paper: (day, sum) => `dated ${day}, ${sum}`,
};
