import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** How often a lost shop is asked whether it is there again (ms). */
const ASK_MS = 5000;

/** Browsers do not name the reason of a request that never arrived; these are their words for it. */
const LOST = /failed to fetch|networkerror|load failed/i;

/** True if a page could not be made because the shop was not reached at all. */
export function isLost(error: unknown): boolean {
  return error instanceof TypeError && LOST.test(error.message);
}

/** Loads the requested page as soon as the shop can be reached again. */
export function useReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch("/readyz", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
      if (answer?.ok) revalidate();
    };
    const timer = setInterval(ask, ASK_MS);
    addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("online", ask);
    };
  }, [revalidate]);
}
