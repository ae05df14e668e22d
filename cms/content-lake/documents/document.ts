import { randomBytes } from "node:crypto";
import { ItemFailure } from "../failure.ts";

/** A stored document; every field beyond the system's own is the editor's. */
export interface StoredDocument {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
}

export type DocumentStub = { _id?: string; _type: string } & Record<string, unknown>;

const DRAFTS = "drafts.";
const VERSIONS = "versions.";
const ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

export function isPublishedId(id: string): boolean {
  return !id.includes(".");
}

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS);
}

export function isVersionId(id: string): boolean {
  return id.startsWith(VERSIONS);
}

export function draftId(publishedId: string): string {
  return DRAFTS + publishedId;
}

/** `drafts.a` and `versions.r1.a` are both forms of the document published as `a`. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length);
  if (isVersionId(id)) return id.split(".").slice(2).join(".");
  return id;
}

/** A random id for transactions and for documents that come without one. */
export function newId(): string {
  return randomBytes(11).toString("hex");
}

/** The id to store a document under: its own, or a new one (`drafts.` asks for a new draft). */
export function settleId(id: string | undefined): string {
  if (id === undefined || id === "") return newId();
  const settled = id.endsWith(".") ? id + newId() : id;
  if (!ID.test(settled)) {
    throw new ItemFailure(400, {
      type: "invalidDocumentIdError",
      description: `Document id "${id}" is not valid: up to 128 letters, digits, "_", "-" and ".", starting with a letter, digit or "_"`,
      id,
    });
  }
  return settled;
}

/** Gives objects in arrays a `_key` where they have none, as the `autoGenerateArrayKeys` option promises. */
export function withArrayKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const inner = withArrayKeys(item);
      const isObject = typeof inner === "object" && inner !== null && !Array.isArray(inner);
      return isObject && !("_key" in inner) ? { _key: newId().slice(0, 12), ...inner } : inner;
    }) as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withArrayKeys(inner)]),
  ) as Value;
}
