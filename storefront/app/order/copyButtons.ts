import { toast } from "../toast/toasts.ts";

/** Copies what a `CopyButton` names to the clipboard and confirms it, also to screen readers. */
export function answerCopyButtons(): () => void {
  const answer = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>("button[data-copy]");
    if (button) void copy(button.dataset.copy ?? "", button.dataset.name ?? "");
  };
  document.addEventListener("click", answer);
  return () => document.removeEventListener("click", answer);
}

async function copy(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast((t) => t("order.completed.copied", { name }));
  } catch {
    toast((t) => t("order.completed.copyRefused", { name }));
  }
}
