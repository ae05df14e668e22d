import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import { ADD_TO_CART } from "./BuyBar.tsx";
import { CHOOSER } from "./pages.ts";

interface AddedNoticeProps {
  kind: string;
  /** Whole EUR. */
  price: number;
  /** What the page had said, when prices changed in between. */
  shown?: number | undefined;
}

/** Says that the piece lies in the cart, and the three ways on. A dialog with scripts, a notice without. */
export function AddedNotice({ kind, price, shown }: AddedNoticeProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const dialog = useRef<HTMLDialogElement>(null);
  const [closed, setClosed] = useState(false);
  const isSample = kind === "sample";
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.removeAttribute("open");
    element.showModal();
  }, []);
  if (closed) return null;
  const close = () => {
    setClosed(true);
    // The button that was pressed could not keep the focus while it was sending, so the browser has nowhere to give it back to.
    const focused = document.activeElement;
    const isLost = focused === document.body || dialog.current?.contains(focused);
    if (isLost) document.getElementById(ADD_TO_CART)?.focus();
  };
  return (
    <dialog ref={dialog} open onClose={close} aria-labelledby="added" className="paper added">
      <h2 id="added" className="text-title">
        {t("configurator.addedTitle")}
      </h2>
      <p>{t(`configurator.of.${kind as "table"}.added`, { price: euro(price) })}</p>
      {shown === undefined ? null : (
        <p className="notice mt-2">
          {t(`configurator.of.${kind as "table"}.addedOtherPrice`, {
            shown: euro(shown),
            price: euro(price),
          })}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-3">
        <Link to="/cartDesktop" className="button button-main">
          {t("configurator.addedCart")}
        </Link>
        {isSample ? null : (
          <Link to={CHOOSER} className="button">
            {t("configurator.addedMore")}
          </Link>
        )}
        <button
          type="button"
          className="button button-quiet with-script"
          onClick={() => dialog.current?.close()}
        >
          {t(isSample ? "configurator.addedBack" : "configurator.addedClose")}
        </button>
      </p>
    </dialog>
  );
}
