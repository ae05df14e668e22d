import { usePrompt } from "@medusajs/ui";

type Ask = ReturnType<typeof usePrompt>;

/** Medusa's question, after which the focus is back where it was: by itself it falls to the top of the page. */
export function useQuestion(): Ask {
  const prompt = usePrompt();
  return async (words) => {
    const before = document.activeElement;
    const answer = await prompt(words);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return answer;
  };
}
