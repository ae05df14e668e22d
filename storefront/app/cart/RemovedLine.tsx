import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "./cards.server.ts";
import type { cartAction } from "./cartActions.server.ts";
import { usePieceName } from "./pieceWords.ts";
import { removalKey } from "./useRemovals.ts";

interface RemovedLineProps {
  card: Card;
  /** The line is back, or never left. */
  onBack: (lineId: string) => void;
}

/** Stands where a line stood until a moment ago, and brings it back. Takes the focus the line's button had, and gives it back to that. */
export function RemovedLine({ card, onBack }: RemovedLineProps) {
  const { t } = useTranslation();
  const name = usePieceName(card);
  const removal = useFetcher<typeof cartAction>({ key: removalKey(card.id) });
  const undoing = useFetcher<typeof cartAction>({ key: `restore ${card.id}` });
  const button = useRef<HTMLButtonElement>(null);
  const intent = `restore:${card.quantity}:${card.kind}:${card.again}`;
  const underWay = removal.state !== "idle" || undoing.state !== "idle";
  const label = t("cart.removeNamed", { name });
  useEffect(() => {
    button.current?.focus();
    return () => {
      if (document.activeElement === document.body)
        document
          .querySelector<HTMLElement>(`.piece-row [aria-label="${CSS.escape(label)}"]`)
          ?.focus({ preventScroll: true });
    };
  }, [label]);
  useEffect(() => {
    if (!underWay && (removal.data?.notice || (undoing.data && !undoing.data.notice))) onBack(card.id);
  }, [underWay, removal.data, undoing.data, card.id, onBack]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2 text-small no-print">
      <p role="status">{t("cart.removed", { name })}</p>
      {undoing.data?.notice ? (
        <p role="alert" className="fault">
          {undoing.data.notice}
        </p>
      ) : null}
      <button
        ref={button}
        type="submit"
        name="intent"
        value={intent}
        formNoValidate
        className="button button-quiet text-small"
        disabled={undoing.state !== "idle"}
        aria-label={t("cart.undoNamed", { name })}
        onClick={(event) => {
          event.preventDefault();
          undoing.submit({ intent }, { method: "post", action: "/cartDesktop" });
        }}
      >
        {t("cart.undo")}
      </button>
    </li>
  );
}
