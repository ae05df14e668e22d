import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's scripts answer yet: false on the server and until the browser has taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Whether what renders for the first time is part of the page as the server wrote it, rather than reached by a click: early presses
 * are kept until the whole page has been taken over. Unlike `useHydrated` this renders nothing again.
 */
export function isFirstPage(): boolean {
  return import.meta.env.SSR || window.earlyPresses !== undefined;
}
