/** As much of a schema definition as is needed to find texts in it. */
export interface Definition {
  name?: string;
  type: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
}

/** The named types of the schema. */
export type Definitions = ReadonlyMap<string, Definition>;

/** Types that hold one text in two languages, and what it is made of. */
export const LOCALIZED: ReadonlyMap<string, "words" | "blocks"> = new Map([
  ["localeString", "words"],
  ["localeText", "words"],
  ["localeBlocks", "blocks"],
]);

export function definitionsOf(types: readonly unknown[]): Definitions {
  return new Map((types as readonly (Definition & { name: string })[]).map((type) => [type.name, type]));
}

/** The fields of a type; a field of a named type has those of that type. */
export function fieldsOf(definition: Definition, definitions: Definitions): readonly Definition[] {
  return definition.fields ?? definitions.get(definition.type)?.fields ?? [];
}

/** What an array may hold. */
export function membersOf(definition: Definition, definitions: Definitions): readonly Definition[] {
  return definition.of ?? definitions.get(definition.type)?.of ?? [];
}

/** The name its values carry as `_type`. */
export function typeNameOf(definition: Definition): string {
  return definition.name ?? definition.type;
}
