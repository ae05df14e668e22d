import { createPath } from "@remix-run/react";

/** What a route exports to be rendered on the server alone: no React, no i18next and none of its data reach the browser. */
export const handle = { isStatic: true } as const;

/**
 * Opens such a route as a document when the router of a hydrated page navigates to it: after a redirect or a form. Links
 * do not come here (`followStaticLinks`). Never resolves, because the browser is about to leave.
 */
export function clientLoader(): Promise<never> {
  const { location: goal } = window.__remixRouter.state.navigation;
  if (goal) location.assign(createPath(goal));
  // Restored from the back/forward cache, the page would wait for this for ever.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { once: true });
  return new Promise(() => {});
}

/** What is left of the route's page in the browser; one for all, since each of its own would be bytes on every hydrated page. */
export default function Nothing(): null {
  return null;
}
