import { useTranslation } from "react-i18next";
import type { ShownPage } from "./orderPage.server.ts";
import { PiecePhotos } from "./PiecePhotos.tsx";

interface PieceStandingProps {
  card: ShownPage["bill"]["lines"][number];
  order: ShownPage;
}

/** Below a piece: its planks, how far it and each equal one has come, and whether it can be given back. */
export function PieceStanding({ card, order }: PieceStandingProps) {
  const { t } = useTranslation();
  const isOpen = !["reserved", "offered", "cancelled", "cancelled_money_back"].includes(order.state);
  const pickup = order.bill.terms.shipping === "pickup";
  const planks = order.planks[card.id] ?? [];
  const pieces = order.pieces.filter(({ line_id }) => card.lines.includes(line_id));
  return (
    <>
      {planks.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {planks.map(({ title, picture }) => (
            <li key={picture}>
              <img
                src={picture}
                alt={t("configurator.plankPicture", { title })}
                width={2048}
                height={256}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="mt-2 text-small">
        {pieces.map(({ line_id, number, step }) => (
          <li key={line_id} className="figures">
            {isOpen
              ? t("orderPage.piece", {
                  number,
                  step: t(`orderPage.step.${step === "ready" && pickup ? "toPickUp" : step}`),
                })
              : number}
          </li>
        ))}
      </ul>
      <PiecePhotos card={card} pieces={pieces} />
      {isOpen && pieces[0] ? (
        <p className="mt-1 text-small text-muted">
          {t(pieces[0].withdrawable ? "orderPage.withdrawal.possible" : "orderPage.withdrawal.none")}
        </p>
      ) : null}
    </>
  );
}
