import fc from "fast-check";

/** Malformed requests for the fuzz test, built from the tokens of real ones. */
const word = fc.constantFrom(
  ..."* [ ] { } ( ) | & ! == != < > in -> ... .. . , : ; @ ^ ^.^ $x $ ' \" \\ 0 1 -1 1e999 true null note _id _type text".split(
    " ",
  ),
  ..."list order count score boost match select coalesce defined references dateTime now pt::text string::split".split(
    " ",
  ),
  ..."math::sum array::join global::path delta::changedAny constructor __proto__ toString identity() asc desc".split(
    " ",
  ),
);
export const groq = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(" ")),
  fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `*[${words.join(" ")}]`),
  fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `*{"a": ${words.join(" ")}}`),
  fc.string({ minLength: 1, unit: "binary" }),
);

const name = fc.constantFrom(
  "note",
  "drafts.note",
  "new",
  "",
  "a b",
  "drafts.",
  ".",
  "versions.r.note",
  "-x",
);
const path = fc.oneof(
  fc.constantFrom(
    "text",
    "list",
    "list[0]",
    "list[-1]",
    'list[_key=="a"].b',
    "..x",
    "[",
    "list[",
    "a.b.c",
    "_id",
    "_type",
    "",
  ),
  fc.constantFrom(
    "__proto__",
    "__proto__.polluted",
    "constructor.prototype.polluted",
    "list[0:9]",
    "list[9999999]",
  ),
  fc.string(),
);
const fields = fc.dictionary(path, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 });
const patch = fc.record(
  {
    id: name,
    set: fields,
    setIfMissing: fields,
    unset: fc.array(path, { maxLength: 3 }),
    inc: fc.dictionary(path, fc.oneof(fc.integer(), fc.jsonValue()), { maxKeys: 2 }),
    diffMatchPatch: fc.dictionary(path, fc.string(), { maxKeys: 2 }),
    insert: fc.record({ after: path, items: fc.array(fc.jsonValue(), { maxLength: 2 }) }),
    ifRevisionID: fc.string(),
  },
  { requiredKeys: ["id"] },
);
const document = fc
  .record(
    { _id: name, _type: fc.constantFrom("note", "", 3), _createdAt: fc.jsonValue() },
    { requiredKeys: [] },
  )
  .chain((base) => fields.map((rest) => ({ ...rest, ...base })));
export const mutation = fc.oneof(
  fc.record({ create: document }),
  fc.record({ createOrReplace: document }),
  fc.record({ createIfNotExists: document }),
  fc.record({ patch }),
  fc.record({ delete: fc.oneof(fc.record({ id: name }), fc.record({ query: groq })) }),
  fc.jsonValue(),
);

const actionType = fc.oneof(
  fc
    .constantFrom(
      ..."create edit publish unpublish discard delete replaceDraft version.create version.discard version.replace version.publish".split(
        " ",
      ),
    )
    .map((kind) => `sanity.action.document.${kind}`),
  fc.constantFrom("sanity.action.release.create", "sanity.action.release.publish", "nonsense"),
);
export const action = fc.record(
  {
    actionType,
    draftId: name,
    publishedId: name,
    versionId: name,
    baseId: name,
    attributes: document,
    document,
    patch,
    includeDrafts: fc.array(name, { maxLength: 2 }),
    ifPublishedRevisionId: fc.string(),
  },
  { requiredKeys: ["actionType"] },
);
