import {
  type Definition,
  type Definitions,
  fieldsOf,
  LOCALIZED,
  membersOf,
  typeNameOf,
} from "./definitions.ts";

/** A GROQ filter for all documents of these types that lack English somewhere, made from the schema. */
export function untranslatedFilter(typeNames: readonly string[], definitions: Definitions): string {
  const conditions = typeNames.flatMap((name) => {
    const definition = definitions.get(name);
    const lacking = definition ? lackingIn(definition, "", definitions) : [];
    return lacking.length > 0 ? [`_type == "${name}" && (${lacking.join(" || ")})`] : [];
  });
  return conditions.map((condition) => `(${condition})`).join(" || ");
}

function lackingIn(definition: Definition, path: string, definitions: Definitions): string[] {
  return fieldsOf(definition, definitions).flatMap((field) => {
    const inside = path ? `${path}.${field.name}` : `${field.name}`;
    return lackingAt(field, inside, definitions);
  });
}

function lackingAt(definition: Definition, path: string, definitions: Definitions): string[] {
  const kind = LOCALIZED.get(definition.type);
  const here = kind ? [lacksEnglish(kind, path)] : [];
  const inMembers = membersOf(definition, definitions).flatMap((member) => {
    const lacking = lackingIn(member, "", definitions);
    if (lacking.length === 0) return [];
    return [`count(${path}[_type == "${typeNameOf(member)}" && (${lacking.join(" || ")})]) > 0`];
  });
  return [...here, ...lackingIn(definition, path, definitions), ...inMembers];
}

function lacksEnglish(kind: "words" | "blocks", path: string): string {
  return kind === "words"
    ? `(coalesce(${path}.de, "") != "" && coalesce(${path}.en, "") == "")`
    : `(count(coalesce(${path}.de, [])) > 0 && count(coalesce(${path}.en, [])) == 0)`;
}
