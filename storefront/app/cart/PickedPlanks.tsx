import { useTranslation } from "react-i18next";
import { PlankLink } from "../plank-viewer/PlankLink.tsx";
import { pictureOf } from "../plank-viewer/viewedPlank.ts";
import type { Card } from "./cards.server.ts";

/** The planks that a shopper picked, each to look at again. */
export function PickedPlanks({ card: { kind, pickedPlanks } }: { card: Card }) {
  const { t } = useTranslation();
  if (pickedPlanks.length === 0) return null;
  return (
    <ul className="picked-planks no-print">
      {pickedPlanks.map((plank) => (
        <li key={plank.id}>
          <PlankLink
            kind={kind}
            plank={plank}
            among={pickedPlanks}
            label={t("plankViewer.open", { title: plank.title })}
            className="picked-plank"
          >
            <img
              src={pictureOf(kind, plank.id, "face")}
              alt=""
              width={2048}
              height={256}
              loading="lazy"
              decoding="async"
            />
          </PlankLink>
        </li>
      ))}
    </ul>
  );
}
