import { z } from "zod";

const attributes = z.record(z.string(), z.unknown());
const paths = z.array(z.string());

const items = z.array(z.unknown());
const insert = z.union(
  [
    z.strictObject({ before: z.string(), items }),
    z.strictObject({ after: z.string(), items }),
    z.strictObject({ replace: z.string(), items }),
  ],
  "needs items and exactly one of before, after and replace",
);

/** A patch as the API takes it; paths are JSONMatch, applied by `@sanity/mutator`. */
const patchOperations = z.strictObject({
  set: attributes.optional(),
  setIfMissing: attributes.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  unset: paths.optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: insert.optional(),
  ifRevisionID: z.string().optional(),
});
export type Patch = z.infer<typeof patchOperations>;

const document = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
const identified = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) });

const byId = z.object({ id: z.string().min(1) });
const byQuery = z.object({ query: z.string().min(1), params: attributes.optional() });
const selection = z.union([byId, byQuery]);
export type Selection = z.infer<typeof selection>;

const patchTarget = z.union([
  patchOperations.extend({ id: z.string().min(1) }),
  patchOperations.extend({ query: z.string().min(1), params: attributes.optional() }),
]);

/** One schema for each kind of mutation: a mutation is an object with exactly one of these keys. */
export const mutationKinds = {
  create: document,
  createIfNotExists: identified,
  createOrReplace: identified,
  delete: selection,
  patch: patchTarget,
} as const;
export type MutationKind = keyof typeof mutationKinds;
export type MutationRequest = {
  [Kind in MutationKind]: { kind: Kind; value: z.infer<(typeof mutationKinds)[Kind]> };
}[MutationKind];

/** What listeners replay: mutations as the API writes them. */
export type Mutations = readonly Record<string, unknown>[];

const transactionId = z
  .string()
  .regex(/^[A-Za-z0-9_.-]{1,128}$/, "up to 128 letters, digits, '_', '-' and '.'")
  .optional();

const mutation = z.record(z.string(), z.unknown()).transform((given, context): MutationRequest => {
  const [kind, ...others] = Object.keys(given);
  if (!kind || others.length > 0 || !Object.hasOwn(mutationKinds, kind)) {
    context.addIssue({
      code: "custom",
      message: `a mutation has exactly one of ${Object.keys(mutationKinds).join(", ")}; got "${Object.keys(given).join(", ")}"`,
    });
    return z.NEVER;
  }
  const result = mutationKinds[kind as MutationKind].safeParse(given[kind]);
  if (!result.success) {
    for (const issue of result.error.issues) {
      context.addIssue({ code: "custom", message: issue.message, path: [kind, ...issue.path] });
    }
    return z.NEVER;
  }
  return { kind, value: result.data } as MutationRequest;
});

export const mutateRequest = z.object({ mutations: z.array(mutation), transactionId });

const id = z.string().min(1);
const knownAction = z.discriminatedUnion("actionType", [
  z.object({
    actionType: z.literal("sanity.action.document.create"),
    publishedId: id,
    attributes: identified,
    ifExists: z.enum(["fail", "ignore"]).default("fail"),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.edit"),
    draftId: id,
    publishedId: id,
    patch: patchOperations,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.publish"),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: z.literal("sanity.action.document.unpublish"), draftId: id, publishedId: id }),
  z.object({
    actionType: z.literal("sanity.action.document.discard"),
    draftId: id,
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.delete"),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.replaceDraft"),
    publishedId: id,
    attributes: identified,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.create"),
    publishedId: id,
    document: identified.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.discard"),
    versionId: id,
    purge: z.boolean().optional(),
  }),
  z.object({ actionType: z.literal("sanity.action.document.version.replace"), document: identified }),
]);
export type Action = z.infer<typeof knownAction>;

const KNOWN_ACTIONS = new Set(
  knownAction.options.flatMap(({ shape }) => [...shape.actionType.values]),
) as ReadonlySet<string>;

/** Releases, and whatever else hosted Sanity may do, are refused by name. */
const action = z
  .looseObject({ actionType: z.string() })
  .refine(({ actionType }) => KNOWN_ACTIONS.has(actionType), {
    abort: true,
    error: ({ input }) =>
      `the embedded content lake does not do "${(input as { actionType: string }).actionType}"; hosted Sanity may`,
  })
  .pipe(knownAction);

export const actionsRequest = z.object({
  actions: z.preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(action)),
  transactionId,
  dryRun: z.boolean().optional(),
});
