import type * as z from "zod";
import { report } from "./issues.js";
import type { PlankChoice } from "./types.js";

/** Planks only with `choosePlanks`, one entry for each position, no plank in two positions. */
export function checkPlanks(given: GivenPlanks, count: number, context: z.core.$RefinementCtx): void {
  const planks = given.planks ?? [];
  if (!given.choosePlanks) {
    if (planks.length === 0) return;
    const message = "may be given only with choosePlanks true";
    report(context, ["planks"], { code: "planks_not_chosen", message });
    return;
  }
  if (given.planks && planks.length !== count) {
    const message = `must have ${count} ${count === 1 ? "entry" : "entries"}, a plank id or null for each position`;
    report(context, ["planks"], { code: "plank_positions", message, params: { count } });
    return;
  }
  planks.forEach((plank, position) => {
    const first = planks.indexOf(plank);
    if (plank === null || first === position) return;
    const message = `is the plank of planks.${first} again; a plank can be used once`;
    report(context, ["planks", position], {
      code: "plank_twice",
      message,
      params: { plank, first: first + 1, position: position + 1 },
    });
  });
}

/** Fills the positions left out: null for each where the shopper picks, none otherwise. */
export function filledPlanks({ choosePlanks, planks }: GivenPlanks, count: number): PlankChoice {
  if (!choosePlanks) return { choosePlanks, planks: [] };
  return { choosePlanks, planks: planks ?? Array.from({ length: count }, () => null) };
}

/** The two fields as they come in. */
export interface GivenPlanks {
  choosePlanks: boolean;
  planks?: (string | null)[] | undefined;
}
