import type { PrepareViewOptions, PreviewConfig } from "sanity";
import { type Definition, type Definitions, fieldsOf, LOCALIZED, membersOf } from "./definitions.ts";
import { missingEnglish } from "./missingEnglish.ts";

type Selection = Record<string, unknown>;

/** Texts are selected under names of their own, beside what a preview selects for itself. */
const PREFIX = "translated_";

/** The document type, whose entry in every list says how many English texts are missing. */
export function withTranslationState<Type extends { name: string; type: string; preview?: PreviewConfig }>(
  type: Type,
  definitions: Definitions,
): Type {
  if (type.type !== "document") return type;
  const texts = fieldsOf(type as Definition, definitions)
    .filter((field) => hasTexts(field, definitions))
    .map(({ name }) => name ?? "");
  if (texts.length === 0) return type;
  const { select = {}, prepare } = type.preview ?? {};
  return {
    ...type,
    preview: {
      select: { ...select, ...Object.fromEntries(texts.map((name) => [PREFIX + name, name])) },
      prepare: (selection: Selection, options?: PrepareViewOptions) => {
        const own = Object.fromEntries(Object.entries(selection).filter(([key]) => !key.startsWith(PREFIX)));
        const shown: Record<string, unknown> = prepare ? { ...prepare(own, options) } : own;
        const document = Object.fromEntries(texts.map((name) => [name, selection[PREFIX + name]]));
        const missing = missingEnglish(type.name, document, definitions).length;
        const subtitle = [missingNote(missing), shown.subtitle].filter(Boolean).join(" · ");
        return { ...shown, subtitle };
      },
    },
  };
}

/** In words, for lists and badges; empty when nothing is missing. */
export function missingNote(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "Englisch fehlt" : `Englisch fehlt (${count} Felder)`;
}

function hasTexts(definition: Definition, definitions: Definitions): boolean {
  if (LOCALIZED.has(definition.type)) return true;
  return [...fieldsOf(definition, definitions), ...membersOf(definition, definitions)].some((inner) =>
    hasTexts(inner, definitions),
  );
}
