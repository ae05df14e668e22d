import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { z } from "zod";
import { requestFailure } from "../failure.ts";
import type { Viewer } from "./access.ts";

/** One request, read as far as every route needs it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** `2025-02-19`, `1` or `X`; empty for images and files. */
  apiVersion: string;
  /** The named parts of the route's path. */
  path: Record<string, string>;
  viewer: Viewer;
}

/** What a route answers; `undefined` when it has taken the response over (streams). */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: Buffer | string | Readable;
}

const JSON_LIMIT_BYTES = 20 * 1024 * 1024;

/** Reads the body, at most `limit` bytes. Throws 413 when there is more. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    requestFailure(
      413,
      "Payload Too Large",
      `The request is larger than ${Math.floor(limit / 1024 / 1024)} MB`,
    );
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON body through its schema. Throws 400 naming each field that is wrong and why. */
export async function readJson<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await readBody(request, JSON_LIMIT_BYTES);
  const result = schema.safeParse(parseJson(bytes.toString("utf8"), "The body"));
  if (result.success) return result.data;
  throw requestFailure(400, "Bad Request", readableIssues(result.error));
}

export function readableIssues(error: z.ZodError): string {
  return error.issues
    .map((issue) => (issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message))
    .join("; ");
}

/** The `$name` parameters of a query, each a JSON value. Throws 400 naming the one that is not JSON. */
export function queryParameters(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (name.startsWith("$")) params[name.slice(1)] = parseJson(value, `Parameter "${name}"`);
  }
  return params;
}

/** A yes-or-no parameter. Throws 400 for anything but true and false. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const given = search.get(name);
  if (given === null || given === "") return fallback;
  if (given === "true" || given === "false") return given === "true";
  throw requestFailure(400, "Bad Request", `Parameter "${name}" must be true or false, not "${given}"`);
}

/** Far more than any document needs, far less than what recursion over it could not bear. */
const DEEPEST = 200;

/** Reads JSON from outside; `what` names it in the refusal. Throws 400 when it is none or is nested beyond reason. */
function parseJson(text: string, what: string): unknown {
  if (isNestedBeyond(text, DEEPEST)) {
    throw requestFailure(400, "Bad Request", `${what} is nested more than ${DEEPEST} levels deep`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw requestFailure(400, "Bad Request", `${what} is not JSON`);
  }
}

function isNestedBeyond(text: string, deepest: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    else if (quoted && character === "\\") at += 1;
    else if (!quoted && (character === "[" || character === "{")) depth += 1;
    else if (!quoted && (character === "]" || character === "}")) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
