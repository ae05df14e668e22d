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
