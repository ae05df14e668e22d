import type { Making } from "../kinds/definition.js";
import type { Kind } from "../kinds/names.js";
import { definitionOf } from "../kinds/registry.js";
import { STEPS, type Step } from "./step-names.js";

/** The steps of each way of making. The definitions of kinds only name it: pages for shoppers load those, and no steps. */
const STEPS_OF_MAKING: Readonly<Record<Making, readonly Step[]>> = {
  steel: STEPS,
  wood: STEPS.filter((step) => step !== "welded" && step !== "coated"),
  stock: ["accepted", "packed", "on_the_way", "delivered"],
};

/** The steps of a kind, the first one first. */
export function stepsOf(kind: Kind): readonly Step[] {
  return STEPS_OF_MAKING[definitionOf(kind).making];
}

/** The step that follows; a piece that is picked up is never on the way. Undefined after the last one, and for a step the kind has not. */
export function nextStep(kind: Kind, step: Step, isPickedUp: boolean): Step | undefined {
  const steps = stepsOf(kind).filter((one) => one === step || !(isPickedUp && one === "on_the_way"));
  const at = steps.indexOf(step);
  return at < 0 ? undefined : steps[at + 1];
}
