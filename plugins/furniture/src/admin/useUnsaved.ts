import { usePrompt } from "@medusajs/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** Where a form leads once it is saved: there is nothing to lose any more. */
export const SAVED = { state: { saved: true } };

/** Asks before a page with unsaved entries is left: within the admin by a question of ours, to elsewhere by the browser's own. */
export function useUnsaved(unsaved: boolean): void {
  const prompt = usePrompt();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !nextLocation.state?.saved,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { proceed, reset } = blocker;
    let isAsked = true;
    void prompt(QUESTION).then((leave) => {
      if (isAsked) leave ? proceed() : reset();
    });
    return () => {
      isAsked = false;
    };
  }, [blocker, prompt]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}

const QUESTION = {
  title: "Seite verlassen?",
  description: "Was du hier geändert hast, ist noch nicht gespeichert und geht verloren.",
  confirmText: "Verlassen",
  cancelText: "Bleiben",
  variant: "confirmation",
} as const;
