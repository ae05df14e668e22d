import { usePrompt } from "@medusajs/ui";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router-dom";

/** Where a form leads once it is saved: there is nothing to lose any more. */
export const SAVED = { state: { saved: true } };

/** What is asked. */
const QUESTION = {
  title: "Seite verlassen?",
  description: "Was du hier geändert hast, ist noch nicht gespeichert und geht verloren.",
  confirmText: "Verlassen",
  cancelText: "Bleiben",
  variant: "confirmation",
} as const;

/** Asks before a page with unsaved entries is left: within the admin by a question of ours, to elsewhere by the browser's own. */
export function useUnsaved(unsaved: boolean, description: string = QUESTION.description): void {
  const prompt = usePrompt();
  const blocker = useHeld(unsaved);
  const now = useRef({ prompt, blocker, description });
  now.current = { prompt, blocker, description };
  const { state } = blocker;
  // Once for each time it is held: Medusa's question is another function at every drawing, and would be asked again after its answer.
  useEffect(() => {
    if (state !== "blocked") return;
    let isAsked = true;
    const question = { ...QUESTION, description: now.current.description };
    void now.current.prompt(question).then((leave) => {
      const { proceed, reset } = now.current.blocker;
      if (isAsked) leave ? proceed?.() : reset?.();
    });
    return () => {
      isAsked = false;
    };
  }, [state]);
}

/** Every form of the page that has something unsaved. */
const holders = new Set<object>();

/**
 * Holds who leaves a page with unsaved entries: within the admin by the blocker it answers, to elsewhere by the browser's own question.
 * React Router asks the newest blocker alone, so each answers for all: a drawer with nothing in it would let go of a note beside it.
 */
export function useHeld(unsaved: boolean): Blocker {
  // At once: a key pressed right after a letter must find the letter unsaved.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const holder = {};
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [unsaved]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      holders.size > 0 && currentLocation.pathname !== nextLocation.pathname && !nextLocation.state?.saved,
  );
}
