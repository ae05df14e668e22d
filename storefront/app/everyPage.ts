import { answerConsent } from "./consent/answerConsent.ts";
import type { Translate } from "./language/translate.ts";
import { watchConnection } from "./loading/connection.ts";
import { repeatEarlyPresses } from "./loading/earlyPresses.ts";
import { showDocumentProgress } from "./loading/progress.ts";
import { renewOnReturn } from "./navigation/renewOnReturn.ts";
import { answerCopyButtons } from "./order/copyButtons.ts";
import { speakToasts } from "./toast/toasts.ts";

interface EveryPage {
  t: Translate;
  /** Loads language and number in the cart anew. */
  renew: () => void;
}

/** Starts what static and hydrated pages have in common. Returns a function that stops it. */
export function startEveryPage({ t, renew }: EveryPage): () => void {
  speakToasts(t);
  const ends = [
    answerConsent(t),
    watchConnection(t),
    showDocumentProgress(t),
    answerCopyButtons(),
    renewOnReturn(renew),
  ];
  repeatEarlyPresses();
  return () => {
    for (const end of ends) end();
  };
}
