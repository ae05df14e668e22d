import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { isUnreachable } from "../loading/unreachable.ts";

/** Of a route with a form: when its request gets lost, the page stays with all that was typed instead of giving way to a page of faults. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { unreachable: true };
  }
}

/** Asking for newer data would fail as well, and end the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !isUnreachable(actionResult) && defaultShouldRevalidate;
