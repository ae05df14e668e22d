import { MedusaError } from "@medusajs/framework/utils";

/** One fault in what a client sent. `path` is the field, joined by dots; "" means the request as a whole. */
export interface RefusalIssue {
  path: string;
  message: string;
  code?: string;
  params?: Record<string, string | number>;
}

/**
 * A refusal that a shopper can act on. The HTTP answer is 400 (404 for NOT_FOUND, 409 for CONFLICT) with `{type, message, issues}`.
 * It is a MedusaError, so that it also passes through workflows and stock routes.
 */
export class Refusal extends MedusaError {
  readonly issues: readonly RefusalIssue[];

  constructor(
    message: string,
    issues: readonly RefusalIssue[],
    type: string = MedusaError.Types.INVALID_DATA,
  ) {
    super(type, message);
    this.issues = issues;
  }

  /** A refusal made of its issues: the message repeats the first one and says how many there are. */
  static of(issues: readonly [RefusalIssue, ...RefusalIssue[]]): Refusal {
    const more = issues.length > 1 ? ` (+${issues.length - 1})` : "";
    return new Refusal(`${issues[0].message}${more}`, issues);
  }

  static single(path: string, message: string, code?: string): Refusal {
    return new Refusal(message, [{ path, message, ...(code && { code }) }]);
  }

  /** Another request was faster: 409. */
  static conflict(path: string, message: string, code: string): Refusal {
    return new Refusal(message, [{ path, message, code }], MedusaError.Types.CONFLICT);
  }

  static notFound(message: string): Refusal {
    return new Refusal(message, [{ path: "", message, code: "not_found" }], MedusaError.Types.NOT_FOUND);
  }
}

/** Workflow engines hand errors on as plain objects; this reads the issues of both forms. */
export function issuesOf(error: unknown): readonly RefusalIssue[] | undefined {
  if (typeof error !== "object" || error === null || !("issues" in error)) return undefined;
  const { issues } = error;
  return Array.isArray(issues) && issues.every(isRefusalIssue) ? issues : undefined;
}

function isRefusalIssue(value: unknown): value is RefusalIssue {
  if (typeof value !== "object" || value === null) return false;
  return (
    "path" in value &&
    typeof value.path === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
