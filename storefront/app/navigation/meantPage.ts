/**
 * The page with its query that the visitor means by now: the one on its way, otherwise the one that the address names. Renders
 * show either a moment later, on a slow machine seconds later.
 */
export function meantPage(): string {
  const { navigation, location } = window.__remixRouter.state;
  const coming = navigation.formMethod ? undefined : navigation.location;
  const { pathname, search } = coming ?? location;
  return pathname + search;
}
