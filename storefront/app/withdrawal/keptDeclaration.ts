import { useEffect, useState } from "react";
import { forgetInTab, keepInTab, textsInTab } from "../session/tabStorage.ts";
import type { WithdrawalFields } from "./withdrawalRules.ts";

const STORED_AS = "withdrawal";

/** What stood on a review that was reloaded, or left for another language, before it was declared; undefined if nothing is kept. */
export function useKeptDeclaration(): WithdrawalFields | undefined {
  const [kept, setKept] = useState<WithdrawalFields>();
  useEffect(() => {
    const texts = textsInTab(STORED_AS);
    if (Object.keys(texts).length > 0) setKept(texts);
  }, []);
  return kept;
}

/** Keeps what a review shows in this window until it is declared. */
export function useKeeping(declaration: Record<string, string>): void {
  const texts = JSON.stringify(declaration);
  useEffect(() => {
    keepInTab(STORED_AS, texts);
  }, [texts]);
}

/** Forgets the declaration once its receipt is there. */
export function useForgetting(): void {
  useEffect(() => forgetInTab(STORED_AS), []);
}
