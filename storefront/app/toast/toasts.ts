import type { Translate } from "../language/translate.ts";

/** Words in whichever language the page is in: a notice that is still there speaks the new one. */
export type Say = (t: Translate) => string;

interface Action {
  say: Say;
  run: () => void;
}

interface Toast {
  element: HTMLElement;
  words: string;
  retell: () => void;
  close: () => void;
}

/** The list of notices. Empty in the server's markup, and filled by this module alone. */
export const TOASTS_ELEMENT = "toasts";

/** More than these at once are too many to read. */
const MOST = 3;
/** Long enough to be read; with something to do about it, to be reached as well (ms). */
const READ_MS = 6000;
const ACT_MS = 12_000;

const CROSS =
  '<svg viewBox="0 0 16 16" aria-hidden="true" class="h-4 w-4"><path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

let translate: Translate | undefined;
let shown: Toast[] = [];

/** Sets the language of notices, also of those on screen. */
export function speakToasts(t: Translate): void {
  translate = t;
  for (const { retell } of shown) retell();
}

/** Shows a notice for some seconds and has screen readers say it. Call it in the browser only. */
export function toast(say: Say, action?: Action): void {
  const list = document.getElementById(TOASTS_ELEMENT);
  if (!list || !translate) return;
  const words = say(translate);
  for (const other of shown.filter((other) => other.words === words)) other.close();
  const made = makeToast(say, action);
  list.append(made.element);
  shown.push(made);
  for (const old of shown.slice(0, -MOST)) old.close();
}

function makeToast(say: Say, action: Action | undefined): Toast {
  const element = document.createElement("li");
  element.className = "toast";
  const text = document.createElement("p");
  text.className = "flex-1";
  const act = action && button(`toast-button underline underline-offset-4`);
  const cross = button("toast-button");
  cross.innerHTML = CROSS;
  element.append(text, ...(act ? [act] : []), cross);

  const made: Toast = {
    element,
    words: "",
    retell() {
      if (!translate) return;
      made.words = say(translate);
      text.textContent = made.words;
      cross.setAttribute("aria-label", translate("toasts.close"));
      if (act && action) act.textContent = action.say(translate);
    },
    close() {
      release();
      element.remove();
      shown = shown.filter((other) => other !== made);
    },
  };
  made.retell();
  const release = closeLater(element, made.close, action ? ACT_MS : READ_MS);
  cross.addEventListener("click", made.close);
  act?.addEventListener("click", () => {
    action?.run();
    made.close();
  });
  return made;
}

function button(className: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  return made;
}

/** Calls `close` after a while, but not while the notice is pointed at or has the focus. Returns a function that stops it. */
function closeLater(element: HTMLElement, close: () => void, ms: number): () => void {
  let timer = setTimeout(close, ms);
  const hold = () => clearTimeout(timer);
  const leave = () => {
    hold();
    timer = setTimeout(close, ms);
  };
  element.addEventListener("pointerenter", hold);
  element.addEventListener("focusin", hold);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("focusout", leave);
  return hold;
}
