import type { Choice, Words } from "@planke46/furniture-rules";
import { type ConfigurableKind, FORMS } from "../piece/kinds.ts";

/** A decision of the configurator that the texts have a word for; also the id of its group on the page. */
export type Step = "size" | "boards" | Choice | "color" | "planks";

interface NamedStep {
  id: string;
  /** What the step is called; null for one that the texts name. */
  label: Words | null;
}

/** What there is to decide about a kind, in the order in which one decides. The card of a filling belongs to it. */
export function stepsOf(kind: ConfigurableKind): NamedStep[] {
  return FORMS[kind].fields.flatMap((field) => {
    if (field.field === "card") return [];
    if (field.field === "whole") return { id: field.name, label: field.label };
    return { id: field.field === "choice" ? field.name : field.field, label: null };
  });
}
