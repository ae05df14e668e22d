import { useMatches } from "@remix-run/react";

/** Whether one of these routes says by its handle that its page is rendered on the server alone. */
export function isStatic(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(
    ({ handle }) =>
      typeof handle === "object" && handle !== null && "isStatic" in handle && handle.isStatic === true,
  );
}

/** Whether the present page is rendered on the server alone. */
export function useIsStatic(): boolean {
  return isStatic(useMatches());
}
