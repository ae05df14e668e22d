import { Agent, fetch as fetchBy } from "undici";
import { z } from "zod";

const TIMEOUT_MS = 20_000;
/** Retries while another request holds the cart's lock, so that two quick clicks are no error. */
const BUSY_RETRIES = 4;
const BUSY_PAUSE_MS = 300;

/** What is wrong with one field, as the commerce side says it. */
const issueSchema = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type CommerceIssue = z.infer<typeof issueSchema>;

const refusalSchema = z.object({
  message: z.string().catch(""),
  issues: z.array(issueSchema).catch([]),
});

/** The commerce side understood and said no (4xx): the shopper can do something about it. */
export class CommerceRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly CommerceIssue[],
  ) {
    super(message);
    this.name = "CommerceRefusal";
  }
}

/** No answer, a fault on the other side, or an answer of the wrong shape: nothing the shopper can mend. */
export class CommerceUnavailable extends Error {
  constructor(
    readonly route: string,
    reason: string,
  ) {
    super(`${route}: ${reason}`);
    this.name = "CommerceUnavailable";
  }
}

/**
 * Recognises errors by name: the server and the pages are two bundles, each with its own copy of these classes.
 */
export function isRefusal(error: unknown): error is CommerceRefusal {
  return error instanceof Error && error.name === "CommerceRefusal";
}

export function isUnavailable(error: unknown): error is CommerceUnavailable {
  return error instanceof Error && error.name === "CommerceUnavailable";
}

const CONFLICT = 409;

/** Whether a refusal holds for the moment only: another request is under way for the same cart, or too many came at once. */
export function isForNow({ status, issues }: CommerceRefusal): boolean {
  return status === CONFLICT || issues.some(({ code }) => code === "too_many_requests");
}

export interface MedusaRequest<T> {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  query?: Record<string, string>;
  answer: z.ZodType<T>;
  timeout?: number;
}

/** Carries out one question; sees its route and its status, and may add headers. */
export type Exchange = (
  method: string,
  route: string,
  send: (headers: Record<string, string>) => Promise<Response>,
) => Promise<Response>;

export type AskMedusa = <T>(path: string, request: MedusaRequest<T>) => Promise<T>;

/**
 * Asks Medusa's store API. Medusa's own js-sdk drops the body of refusals, and with it the issues that belong
 * to the fields of a form; hence this one function. `exchange` says for whom it asks, and watches how long that takes.
 * @throws CommerceRefusal on 4xx, CommerceUnavailable on anything else that is not the expected answer
 */
export function medusaAsker(baseUrl: string, publishableKey: string, exchange: Exchange): AskMedusa {
  const ask = singleAsker(baseUrl, publishableKey, exchange);
  return async (path, request) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask(path, request);
      } catch (error) {
        if (!isBusy(error) || attempt >= BUSY_RETRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
      }
    }
  };
}

function isBusy(error: unknown): boolean {
  return isRefusal(error) && error.issues.some(({ code }) => code === "busy");
}

/** Names a route without what it is asked about: ids and keys have digits or are long, words have not and are not. */
export function commerceRoute(path: string): string {
  return path.replace(/\/(?:[^/]*[\d_][^/]*|[^/]{25,})(?=\/|$)/g, "/:id");
}

type Send = (path: string, request: Omit<MedusaRequest<unknown>, "answer">) => Promise<Response>;

/** Sends one request. @throws CommerceUnavailable where nothing answers */
function sender(baseUrl: string, publishableKey: string, exchange: Exchange): Send {
  const fetch = keptConnections();
  return (path, { method = "GET", body, query, timeout = TIMEOUT_MS }) => {
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const pattern = commerceRoute(path);
    const send = (headers: Record<string, string>) =>
      fetch(url, {
        method,
        headers: {
          accept: "application/json",
          "x-publishable-api-key": publishableKey,
          ...headers,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
    return exchange(method, pattern, send).catch((error: unknown) => {
      throw new CommerceUnavailable(
        `${method} ${pattern}`,
        error instanceof Error ? error.message : "no answer",
      );
    });
  };
}

/** A file that Medusa hands out, with the headers that say what it is. */
export interface CommerceFile {
  content: ArrayBuffer;
  type: string;
  /** How a browser treats it, and its name. */
  disposition: string;
}
export type LoadFromMedusa = (path: string) => Promise<CommerceFile>;

/** Loads files from Medusa's store API; throws as {@link medusaAsker} does. */
export function medusaLoader(baseUrl: string, publishableKey: string, exchange: Exchange): LoadFromMedusa {
  const send = sender(baseUrl, publishableKey, exchange);
  return async (path) => {
    const response = await send(path, {});
    const route = `GET ${commerceRoute(path)}`;
    if (response.status >= 500) throw new CommerceUnavailable(route, `status ${response.status}`);
    if (!response.ok) throw refusal(response.status, await response.json().catch(() => null));
    const content = await response.arrayBuffer().catch(() => {
      throw new CommerceUnavailable(route, "the file broke off");
    });
    const header = (name: string, otherwise: string) => response.headers.get(name) ?? otherwise;
    return {
      content,
      type: header("content-type", "application/octet-stream"),
      disposition: header("content-disposition", "attachment"),
    };
  };
}

function singleAsker(baseUrl: string, publishableKey: string, exchange: Exchange): AskMedusa {
  const send = sender(baseUrl, publishableKey, exchange);
  return async (path, { answer, ...request }) => {
    const route = `${request.method ?? "GET"} ${commerceRoute(path)}`;
    const response = await send(path, request);
    const json: unknown = await response.json().catch(() => null);
    if (response.status >= 500) throw new CommerceUnavailable(route, `status ${response.status}`);
    if (!response.ok) throw refusal(response.status, json);
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw new CommerceUnavailable(route, `unexpected answer, ${faults(parsed.error)}`);
    return parsed.data;
  };
}

function refusal(status: number, json: unknown): CommerceRefusal {
  const { message, issues } = refusalSchema.catch({ message: "", issues: [] }).parse(json);
  return new CommerceRefusal(status, message || `status ${status}`, issues);
}

function faults(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join(".")}: ${issue.message}`)
    .join("; ");
}

/** So many connections to Medusa at most. A crowd waits here, where waiting costs little. */
const AT_ONCE = 64;
/** How long an idle connection is kept (ms), unless Medusa announces its own limit. */
const KEPT_MS = 30_000;

type Fetch = typeof globalThis.fetch;

/** `fetch` with its own keep-alive connections. */
function keptConnections(): Fetch {
  const dispatcher = new Agent({ connections: AT_ONCE, keepAliveTimeout: KEPT_MS });
  // Node's own fetch is the same code, but another version of it, which need not understand this agent.
  const kept = (address: string | URL, init?: Parameters<typeof fetchBy>[1]) =>
    fetchBy(address, { ...init, dispatcher });
  return kept as unknown as Fetch;
}
