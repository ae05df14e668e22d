import { CHOICES, type Choice, type ConfigurableKind, FORMS } from "../piece/kinds.ts";

/** A decision of the configurator; also the id of its group on the page. */
export type Step = "size" | "boards" | Choice | "color" | "planks";

/** What there is to decide about a kind, in the order in which one decides. */
export function stepsOf(kind: ConfigurableKind): Step[] {
  const { boards, choices, color, planks } = FORMS[kind];
  return [
    "size",
    ...(boards ? (["boards"] as const) : []),
    ...CHOICES.filter((choice) => choices[choice]),
    ...(color ? (["color"] as const) : []),
    ...(planks ? (["planks"] as const) : []),
  ];
}
