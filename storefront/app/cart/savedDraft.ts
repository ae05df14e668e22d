import { inTurn } from "./inTurn.ts";
import { typedIn } from "./typedFields.ts";

/** After so long without another key what was typed is sent (ms). */
const PAUSE_MS = 1000;
/** A shop that does not answer must not hold up the order (ms). */
const PATIENCE_MS = 4000;

/**
 * Sends what is typed into a form to the cart on the server: in each pause of typing, in turn with the other changes of the cart,
 * and at once when the page is left. A failure is not told: this window keeps it as well, and the order itself carries it all.
 * @returns a function that sends the last words and stops
 */
export function keepOnServer(form: HTMLFormElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = wordsIn(form);
  const send = (how: "in turn" | "leaving") => {
    clearTimeout(timer);
    const words = wordsIn(form);
    if (words === sent) return;
    sent = words;
    const post = () =>
      fetch("/cart/contact", {
        method: "POST",
        body: new URLSearchParams(words),
        ...(how === "leaving" ? { keepalive: true } : { signal: AbortSignal.timeout(PATIENCE_MS) }),
      }).catch(() => {
        sent = "";
      });
    if (how === "leaving") void post();
    else void inTurn(post);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => send("in turn"), PAUSE_MS);
  };
  const leave = () => send("leaving");
  const hide = () => {
    if (document.visibilityState === "hidden") leave();
  };
  form.addEventListener("input", wait);
  form.addEventListener("change", wait);
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", hide);
  return () => {
    leave();
    form.removeEventListener("input", wait);
    form.removeEventListener("change", wait);
    window.removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", hide);
  };
}

function wordsIn(form: HTMLFormElement): string {
  return new URLSearchParams(typedIn(new FormData(form))).toString();
}
