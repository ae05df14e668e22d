import { isBlank } from "../../../plugins/furniture-rules/src/contact/bounds.ts";
import {
  type Definition,
  type Definitions,
  fieldsOf,
  LOCALIZED,
  membersOf,
  typeNameOf,
} from "./definitions.ts";

/**
 * The texts of a document that are there in German but not in English, by their paths (`sections[1].picture.alt`). Walks
 * the schema: objects, arrays and the pictures within texts are looked into as well.
 */
export function missingEnglish(typeName: string, value: unknown, definitions: Definitions): string[] {
  const definition = definitions.get(typeName);
  return definition ? inObject(definition, value, "", definitions) : [];
}

function inObject(definition: Definition, value: unknown, path: string, definitions: Definitions): string[] {
  if (!isObject(value)) return [];
  return fieldsOf(definition, definitions).flatMap((field) => {
    const name = field.name ?? "";
    return inValue(field, value[name], path ? `${path}.${name}` : name, definitions);
  });
}

function inValue(definition: Definition, value: unknown, path: string, definitions: Definitions): string[] {
  if (Array.isArray(value)) return inArray(definition, value, path, definitions);
  const nested = inObject(definition, value, path, definitions);
  const isMissing =
    LOCALIZED.has(definition.type) && isObject(value) && isFilled(value.de) && !isFilled(value.en);
  return isMissing ? [path, ...nested] : nested;
}

function inArray(definition: Definition, items: unknown[], path: string, definitions: Definitions): string[] {
  const members = membersOf(definition, definitions);
  return items.flatMap((item, index) => {
    const type = isObject(item) ? item._type : undefined;
    const member = members.find((candidate) => typeNameOf(candidate) === type);
    return member ? inValue(member, item, `${path}[${index}]`, definitions) : [];
  });
}

/** A text of blanks is none; neither is a text whose paragraphs are all empty and whose pictures have no file. */
export function isFilled(value: unknown): boolean {
  if (typeof value === "string") return !isBlank(value);
  return (
    Array.isArray(value) &&
    value.some((part) => (part?._type === "block" ? part.children?.some(hasWords) : part?.asset))
  );
}

function hasWords({ text }: { text?: string }): boolean {
  return isFilled(text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
