import type { Request, RequestHandler } from "express";
import type { z } from "zod";

/** Makes a route of a schema of its body and of what it does; `undefined` answers 404. */
export type Route = <T>(
  schema: z.ZodType<T>,
  handle: (body: T, request: Request) => unknown,
) => RequestHandler;
