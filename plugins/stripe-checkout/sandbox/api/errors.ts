import type { z } from "zod";

/** The error object of Stripe's answers. */
export interface StripeErrorBody {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A refusal that the API answers with Stripe's status and error object. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

/** A refusal of the parameters, before the endpoint did anything: its key may be used again. */
export class ParameterError extends ApiError {
  constructor(message: string, details: { code?: string; param?: string } = {}) {
    super(400, { type: "invalid_request_error", message, ...details });
  }
}

export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: "invalid_request_error", message, ...details });
}

export function resourceMissing(noun: string, id: string, param = "id"): ApiError {
  return new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

/**
 * Checks parameters against `schema`; faults become Stripe's wording with the name in brackets.
 * @throws ParameterError
 */
export function parametersOf<T>(schema: z.ZodType<T>, form: unknown): T {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw new ParameterError("Invalid request.");
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    const param = bracketed([...path, issue.keys[0] ?? ""]);
    throw new ParameterError(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = bracketed(path);
  if (issue.input === undefined) {
    throw new ParameterError(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  if (path.includes("metadata")) throw new ParameterError(issue.message, { param });
  const isAddress = issue.code === "invalid_format" && issue.format === "url";
  if (isAddress) throw new ParameterError(issue.message, { code: "url_invalid", param });
  throw new ParameterError(`Invalid ${param}: ${issue.message}`, { param });
}

function bracketed([first = "", ...rest]: string[]): string {
  return first + rest.map((name) => `[${name}]`).join("");
}
