import {
  type Definition,
  type Definitions,
  fieldsOf,
  LOCALIZED,
  membersOf,
  typeNameOf,
} from "./definitions.ts";

/** Where English may be lacking: paths of words, paths of blocks, and conditions about entries of lists. */
interface Places {
  words: Set<string>;
  blocks: Set<string>;
  entries: Set<string>;
}

/** Whether one text has German and no English. What has no such field, or one of another kind, has neither. */
const LACKS_ENGLISH = {
  words: 'de>""&&coalesce(en,"")==""',
  blocks: "count(coalesce(de,[]))>0&&count(coalesce(en,[]))==0",
} as const;

/**
 * A GROQ filter for all documents of these types that lack English somewhere, made from the schema. Each place stands in it once, whatever types
 * have it: the Studio listens at an address that holds the filter, and its client refuses addresses above 14,800 characters.
 */
export function untranslatedFilter(typeNames: readonly string[], definitions: Definitions): string {
  const places: Places = { words: new Set(), blocks: new Set(), entries: new Set() };
  for (const name of typeNames) {
    const definition = definitions.get(name);
    if (definition) collect(definition, "", definitions, places);
  }
  return `_type in ${JSON.stringify(typeNames)}&&(${conditionOf(places)})`;
}

function conditionOf({ words, blocks, entries }: Places): string {
  return [...someLack("words", words), ...someLack("blocks", blocks), ...entries].join("||");
}

function someLack(kind: keyof typeof LACKS_ENGLISH, paths: ReadonlySet<string>): string[] {
  return paths.size > 0 ? [`count([${[...paths].join()}][${LACKS_ENGLISH[kind]}])>0`] : [];
}

function collect(definition: Definition, path: string, definitions: Definitions, places: Places): void {
  for (const field of fieldsOf(definition, definitions)) {
    const inside = path ? `${path}.${field.name}` : `${field.name}`;
    const kind = LOCALIZED.get(field.type);
    if (kind) places[kind].add(inside);
    collect(field, inside, definitions, places);
    for (const member of membersOf(field, definitions)) {
      const within: Places = { words: new Set(), blocks: new Set(), entries: new Set() };
      collect(member, "", definitions, within);
      const lacking = conditionOf(within);
      if (lacking) places.entries.add(`count(${inside}[_type=="${typeNameOf(member)}"&&(${lacking})])>0`);
    }
  }
}
