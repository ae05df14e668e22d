import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dayInWords } from "../language/day.ts";
import { useLanguage } from "../language/useLanguage.ts";
import type { ShownPage } from "./orderPage.server.ts";

interface PieceStandingProps {
  card: ShownPage["bill"]["lines"][number];
  order: ShownPage;
}

/** Below a piece: its planks, how far it and each equal one has come, and whether it can be given back where it was not yet. */
export function PieceStanding({ card, order }: PieceStandingProps) {
  const { t } = useTranslation();
  const isOpen = !["reserved", "offered", "cancelled", "cancelled_money_back"].includes(order.state);
  const pickup = order.bill.terms.shipping === "pickup";
  const planks = order.planks[card.id] ?? [];
  const pieces = order.pieces.filter(({ line_id }) => card.lines.includes(line_id));
  const kept = pieces.find(({ step }) => step !== "returned");
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
      {isOpen && kept ? (
        <p className="mt-1 text-small text-muted">
          {t(kept.withdrawable ? "orderPage.withdrawal.possible" : "orderPage.withdrawal.none")}
        </p>
      ) : null}
    </>
  );
}

interface PiecePhotosProps {
  card: ShownPage["bill"]["lines"][number];
  pieces: ShownPage["pieces"];
}

/** So many stand open on the page; a dozen pieces may have thirty photos each. */
const SHOWN = 4;

/** What the workshop has released of its photos of a piece and each equal one, with the day; most of many folded away. */
function PiecePhotos({ card, pieces }: PiecePhotosProps) {
  const { t } = useTranslation();
  const photos = pieces.flatMap(({ number, photos }) => photos.map((photo) => ({ ...photo, number })));
  if (photos.length === 0) return null;
  const ofSeveral = pieces.length > 1;
  const list = (shown: typeof photos) => (
    <ul className="mt-2 grid gap-3 sm:grid-cols-2">
      {shown.map((photo) => (
        <PiecePhoto key={photo.id} photo={photo} kind={card.kind} ofSeveral={ofSeveral} />
      ))}
    </ul>
  );
  const more = photos.slice(SHOWN);
  return (
    <>
      {list(photos.slice(0, SHOWN))}
      {more.length > 0 ? (
        <details className="mt-2">
          <summary className="cursor-pointer py-2">
            {t("orderPage.photo.more", { count: more.length })}
          </summary>
          {list(more)}
        </details>
      ) : null}
    </>
  );
}

interface PiecePhotoProps {
  photo: { id: string; taken_on: string; number: string };
  kind: PiecePhotosProps["card"]["kind"];
  /** Whether its piece needs to be named. */
  ofSeveral: boolean;
}

/** Has its place before it is loaded, so that nothing below it moves. */
function PiecePhoto({ photo: { id, taken_on, number }, kind, ofSeveral }: PiecePhotoProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const page = useLocation().pathname.replace(/\/$/, "");
  const day = dayInWords(taken_on, language);
  return (
    <li>
      <figure>
        <img
          src={`${page}/photos/${id}`}
          alt={t("orderPage.photo.alt", { kind: t(`cart.kind.${kind}`), number, day })}
          loading="lazy"
          decoding="async"
          className="aspect-[4/3] w-full bg-line object-contain"
        />
        <figcaption className="mt-1 text-small text-muted">
          {ofSeveral ? `${number}: ` : ""}
          {t("orderPage.photo.taken", { day })}
        </figcaption>
      </figure>
    </li>
  );
}
