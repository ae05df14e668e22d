import { Link } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/money.ts";
import { LINE_FIELD, replacedBy } from "../piece/address/line.ts";
import type { Piece } from "../piece/kinds.ts";
import { CHOOSER } from "../piece/pages.ts";
import { SuggestedPiece } from "../sets/SuggestedPiece.tsx";
import type { Suggestion } from "../sets/suggestion.server.ts";
import { ADD_TO_CART } from "./BuyBar.tsx";

interface AddedNoticeProps {
  kind: string;
  /** Of one, whole EUR. */
  price: number;
  quantity: number;
  /** What the page had said, when prices changed in between. */
  shown?: number | undefined;
  /** Address of its photograph, the one the cart shows: taken while this is read, it is there when the cart opens. */
  picture: string | null;
  /** What goes with it; null when nothing does. */
  suggestion: Suggestion | null;
}

/** Says that the piece lies in the cart, and the three ways on. A dialog over the page with scripts, on top of it without. */
export function AddedNotice({ kind, price, quantity, shown, picture, suggestion }: AddedNoticeProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  const [closed, setClosed] = useState(false);
  const isSample = kind === "sample";
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open) {
      element.removeAttribute("open");
      element.showModal();
      // A browser would take the first link: the suggestion's.
      onward.current?.focus();
    } else {
      // Its form has closed it before the page answered.
      setClosed(true);
      focusAgain(element);
    }
  }, []);
  if (closed) return null;
  const close = () => {
    setClosed(true);
    focusAgain(dialog.current);
  };
  return (
    <dialog ref={dialog} open onClose={close} aria-labelledby="added" className="paper added content-start">
      <h2 id="added" className="text-title">
        {t("configurator.addedTitle")}
      </h2>
      <p>
        {quantity > 1
          ? t("quantity.added", {
              count: quantity,
              name: t(`cart.kind.${kind as "table"}`),
              price: euro(quantity * price),
            })
          : t(`configurator.of.${kind as "table"}.added`, { price: euro(price) })}
      </p>
      {picture ? (
        <div className="sheet mt-3 h-32 overflow-hidden">
          <img src={picture} alt="" width={640} height={480} className="h-full w-full object-contain" />
        </div>
      ) : null}
      {shown === undefined ? null : (
        <p className="notice mt-2">
          {t(`configurator.of.${kind as "table"}.addedOtherPrice`, {
            shown: euro(shown),
            price: euro(price),
          })}
        </p>
      )}
      {suggestion ? <SuggestedPiece suggestion={suggestion} level={3} /> : null}
      <p className="mt-2 flex flex-wrap gap-3">
        <Link ref={onward} to="/cartDesktop" className="button button-main">
          {t("configurator.addedCart")}
        </Link>
        {isSample ? null : (
          <Link to={CHOOSER} className="button">
            {t("configurator.addedMore")}
          </Link>
        )}
        <button type="submit" form={`${id}close`} className="button button-quiet">
          {t(isSample ? "configurator.addedBack" : "configurator.addedClose")}
        </button>
      </p>
      <form id={`${id}close`} method="dialog" hidden />
    </dialog>
  );
}

/** The button that was pressed could not keep the focus while it was sending, so the browser has nowhere to give it back to. */
function focusAgain(dialog: HTMLDialogElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) document.getElementById(ADD_TO_CART)?.focus();
}

/** Says that a piece of the cart is being changed, and carries which; nothing for a new piece. */
export function ChangingNotice({ line }: { line: string | null }) {
  const { t } = useTranslation();
  if (!line) return null;
  return (
    <div className="notice flex flex-wrap items-center justify-between gap-x-4 text-small">
      <p>{t(replacedBy(line).all ? "quantity.changingAll" : "configurator.changing")}</p>
      <Link to="/cartDesktop">{t("configurator.keepAsItIs")}</Link>
      <input type="hidden" name={LINE_FIELD} value={line} />
    </div>
  );
}

interface GoneAboveProps {
  /** Titles of planks the address named that can be had no more. */
  gone: readonly string[];
  /** As the page came. */
  initial: Piece;
  piece: Piece;
}

/** Says where one begins to read that planks of a shared piece are gone, until its planks are seen to: their own place is far below. */
export function GoneAbove({ gone, initial, piece }: GoneAboveProps) {
  const { t } = useTranslation();
  const isAsItCame = piece.choosePlanks && String(piece.planks) === String(initial.planks);
  if (gone.length === 0 || !isAsItCame) return null;
  return (
    <p className="notice text-small">
      {t("configurator.planksGoneAbove", { count: gone.length })}{" "}
      <a href="#planks">{t("configurator.planksGoneLink")}</a>
    </p>
  );
}
