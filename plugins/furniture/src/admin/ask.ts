/** A refusal of the server, with the field each fault belongs to; the path "" is the whole request. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly issues: readonly { path: string; message: string; code?: string }[],
  ) {
    super(message);
  }

  /** What is wrong with a field. The server names the field before some faults, which stand at the field here. */
  at(path: string): string | undefined {
    return this.issues.find((found) => found.path === path)?.message.replace(`${path}: `, "");
  }
}

/** What the server found wrong with a field; undefined where it found nothing. */
export function faultAt(error: unknown, path: string): string | undefined {
  return error instanceof Refused ? error.at(path) : undefined;
}

/** Asks our admin routes with the session of the staff: posts what there is to say. Throws the server's refusal. */
export async function ask<Answer>(path: string, body?: object, method?: "DELETE"): Promise<Answer> {
  const response = await request(`furniture/${path}`, body, method);
  return response.json().catch(() => undefined);
}

/** The same of any route below /admin, for what else its answer holds. A file is sent as it is. */
export async function request(
  path: string,
  body?: object,
  method: "GET" | "POST" | "DELETE" = body ? "POST" : "GET",
): Promise<Response> {
  const response = await sent(`/admin/${path}`, {
    method,
    credentials: "include",
    ...(body && {
      headers: { "content-type": typeOf(body) },
      body: body instanceof Blob ? body : JSON.stringify(body),
    }),
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => undefined);
  if (response.status === 401) {
    throw new Refused(
      "Du bist nicht mehr angemeldet. Melde dich in einem zweiten Tab an: Was hier steht, bleibt stehen.",
      [],
    );
  }
  const message = answer?.message ?? `Der Server antwortet nicht wie erwartet (${response.status})`;
  throw new Refused(message, answer?.issues ?? []);
}

/** The answer, whatever it is. The browser's own words for none are in the browser's language, and say nothing. */
async function sent(address: string, wish: RequestInit): Promise<Response> {
  try {
    return await fetch(address, wish);
  } catch {
    throw new Refused("Der Server ist gerade nicht zu erreichen.", []);
  }
}

/** The server takes every kind of picture; some files have no type. */
function typeOf(body: object): string {
  if (!(body instanceof Blob)) return "application/json";
  return body.type.startsWith("image/") ? body.type : "image/unknown";
}

/** What a route answers with, as JSON brings it: moments are texts. */
export type Sent<Answer> = Answer extends Date
  ? string
  : Answer extends object
    ? { [Key in keyof Answer]: Sent<Answer[Key]> }
    : Answer;
