import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Asks anew what the cart comes to when the shopper comes back to this page, and shows the cart of today when another window
 * has changed it. True from then on until the shown cart changes again. A failure to ask changes nothing. While a change of this
 * window is under way it does not ask: what is new would be its own.
 */
export function useFreshCart(offer: string): boolean {
  const { revalidate } = useRevalidator();
  const leaving = useNavigation().state !== "idle";
  const changing = useFetchers().some(({ state }) => state !== "idle");
  const idle = !leaving && !changing;
  const shown = useRef({ offer, idle });
  shown.current = { offer, idle };
  const [foundOffer, setFoundOffer] = useState<string | null>(null);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible" || !shown.current.idle) return;
      const before = shown.current.offer;
      const now = await askOffer();
      if (now === null || now === before) return;
      if (!shown.current.idle || shown.current.offer !== before) return;
      setFoundOffer(now);
      revalidate();
    };
    window.addEventListener("focus", look);
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      window.removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate]);
  return foundOffer !== null && foundOffer === offer;
}

/** null when it is unknown. */
async function askOffer(): Promise<string | null> {
  try {
    const answer = await fetch("/cart/offer", { headers: { accept: "application/json" } });
    if (!answer.ok) return null;
    const { offer }: { offer?: unknown } = await answer.json();
    return typeof offer === "string" ? offer : null;
  } catch {
    return null;
  }
}
