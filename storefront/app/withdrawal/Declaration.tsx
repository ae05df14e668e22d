import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Declared } from "../commerce/inquiries.server.ts";
import { forgetInTab, keepInTab, textsInTab } from "../session/tabStorage.ts";
import type { WithdrawalFields } from "./withdrawalRules.ts";

interface DeclarationProps {
  declared: Declared;
  /** Rows that stand above the declaration. */
  first?: readonly [string, string][];
}

/** What is declared, row by row: the same on the review and on the receipt. */
export function Declaration({ declared, first = [] }: DeclarationProps) {
  const { t } = useTranslation();
  const rows: [string, string | null][] = [
    ...first,
    [t("withdrawal.name"), declared.name],
    [t("withdrawal.orderNumber"), declared.order_number],
    [t("withdrawal.email"), declared.email],
    [t("withdrawal.subject"), t(`withdrawal.${declared.scope}`)],
    [t("withdrawal.pieces"), declared.pieces],
    [t("withdrawal.text"), declared.text],
  ];
  return (
    <dl className="grid gap-3 border-y border-line py-4">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

const STORED_AS = "withdrawal";

/**
 * What stood on a review that was reloaded, or left for another language, before it was declared; undefined if nothing is kept.
 * @param begins whether the page shows the form as the answer to nothing: a change of language also leads there from a review
 * @param linked the order's number in the page's address; it gives way to the one that was typed over it
 */
export function useKeptDeclaration(
  begins: boolean,
  linked: string | undefined,
): WithdrawalFields | undefined {
  const [kept, setKept] = useState<WithdrawalFields>();
  useEffect(() => {
    if (!begins) return;
    const { [LINKED]: reviewed = "", ...texts } = textsInTab(STORED_AS);
    if (Object.keys(texts).length === 0) return;
    setKept(linked && linked !== reviewed ? { ...texts, orderNumber: linked } : texts);
  }, [begins, linked]);
  return kept;
}

/** Beside a kept declaration: the order's number in the address of its review. */
const LINKED = "linked";

/** Keeps what a review shows in this window until it is declared. */
export function useKeeping(declaration: Record<string, string>, linked: string | undefined): void {
  const texts = JSON.stringify({ ...declaration, [LINKED]: linked });
  useEffect(() => {
    keepInTab(STORED_AS, texts);
  }, [texts]);
}

/** Forgets the declaration once its receipt is there. */
export function useForgetting(): void {
  useEffect(() => forgetInTab(STORED_AS), []);
}
