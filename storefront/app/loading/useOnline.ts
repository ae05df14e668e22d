import { useSyncExternalStore } from "react";

/** False while the browser knows that it has no connection. On the server true. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener("online", listener);
      addEventListener("offline", listener);
      return () => {
        removeEventListener("online", listener);
        removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
