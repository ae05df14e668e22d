import { readFileSync } from "node:fs";
import { createClient } from "@sanity/client";
import fc, { type Arbitrary } from "fast-check";
import { of } from "rxjs";
import { createWorkspaceFromConfig, type SanityDocument, validateDocument } from "sanity";
import { DOCUMENT_TYPES, FIXED_SETS, SINGLETONS, schemaTypes } from "../schemas/index.ts";
import {
  anyContent,
  type Document,
  type Draft,
  HAS_ENGLISH,
  PICTURES,
  type Studio,
  type Type,
  type World,
  type Written,
  words,
} from "./anyContent.ts";
import { ask } from "./ask.ts";

const SAMPLE: World = readFileSync(new URL("../sample/sample.ndjson", import.meta.url), "utf8")
  .trim()
  .split("\n")
  // Its pictures lie beside it.
  .map((line) => JSON.parse(line, (_, value) => (value?._sanityAsset ? undefined : value)));

/** Opens the Studio, without its pages. */
export async function openStudio(): Promise<Studio> {
  const place = { projectId: "planke46", dataset: "production", apiVersion: "2025-02-19", useCdn: false };
  const workspace = await createWorkspaceFromConfig({
    projectId: place.projectId,
    dataset: place.dataset,
    auth: { state: of({ authenticated: true, currentUser: null, client: createClient(place) }) },
    schema: { types: schemaTypes },
  });

  /** The fields of a document that the Studio refuses, such as "title". */
  async function refused(document: Document, world: World): Promise<string[]> {
    const found = await validateDocument({
      document: document as unknown as SanityDocument,
      workspace,
      getClient: () => ({ fetch: (query: string, params: Written) => ask(world, query, params) }),
      getDocumentExists: async ({ id }: { id: string }) => world.some(({ _id }) => _id === id),
    } as unknown as Parameters<typeof validateDocument>[0]);
    return found.flatMap(({ level, path: [field] }) => (level === "error" ? [String(field)] : []));
  }

  /** The publishable part of a draft: what the Studio refuses of it keeps the value of the sample; undefined where that is refused too. */
  async function accepted({ base, changes }: Draft, world: World): Promise<Document[]> {
    const document = pointing(withoutEmpty({ ...base, ...changes }), world);
    const faults = await refused(document, world);
    if (faults.length === 0) return [document];
    if (Object.keys(changes).length === 0) return [];
    const good = Object.entries(changes).filter(([field]) => !faults.includes(field));
    // A field may be at odds with another one that is not named.
    const left = good.length < Object.keys(changes).length ? Object.fromEntries(good) : {};
    return accepted({ base, changes: left }, world);
  }

  return {
    drafts: fc.tuple(
      ...DOCUMENT_TYPES.map((name) => draftsOf(name, workspace.schema.get(name) as unknown as Type)),
    ),
    async published(drafts) {
      const world: Document[] = [...PICTURES];
      for (const draft of drafts.flat()) world.push(...(await accepted(draft, world)));
      return world;
    },
  };
}

function draftsOf(name: string, type: Type): Arbitrary<Draft[]> {
  const samples = SAMPLE.filter(({ _type }) => _type === name);
  const draft = (base: Document) => anyChanges(type, base).map((changes) => ({ base, changes }));
  if (SINGLETONS.has(name) || FIXED_SETS.has(name)) {
    const each = samples.map((base) => fc.option(draft(base), { freq: 8 }));
    return fc.tuple(...each).map((all) => all.filter((one) => one !== null));
  }
  return fc
    .array(fc.constantFrom(...samples).chain(draft), { maxLength: 9, size: "max" })
    .map((all) => all.map((one, index) => ({ ...one, base: { ...one.base, _id: `${name}-${index}` } })));
}

function anyChanges(type: Type, base: Document): Arbitrary<Written> {
  const open = (type.fields ?? []).filter(
    ({ name, type }) => !name.startsWith("_") && type.readOnly !== true,
  );
  const changed = open.map(({ name, type }) => {
    const texts = longer(base[name]);
    return [name, fc.oneof(fc.constant(undefined), anyContent(type), anyContent(type), ...texts)];
  });
  return fc.record(Object.fromEntries(changed), { requiredKeys: [] });
}

/** The sample's own text with something odd behind it: what it must name is still there. */
function longer(text: unknown): Arbitrary<unknown>[] {
  const { de, en } = (text ?? {}) as Written;
  if (typeof de !== "string" || typeof en !== "string") return [];
  const ends = words.map((odd) => ({
    ...(text as Written),
    de: `${HAS_ENGLISH}${de} ${odd}`,
    en: `${en} ${odd}`,
  }));
  return [ends, ends, ends];
}

function withoutEmpty(document: Document): Document {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined)) as Document;
}

/** A drawn reference leads to one of the sections there are. */
function pointing(document: Document, world: World): Document {
  const sections = world.filter(({ _type }) => _type === "faqSection");
  const { section } = document as { section?: { _ref: unknown } };
  if (typeof section?._ref !== "number" || sections.length === 0) return document;
  return {
    ...document,
    section: { _type: "reference", _ref: sections[section._ref % sections.length]?._id },
  };
}
