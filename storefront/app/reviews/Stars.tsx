import { useTranslation } from "react-i18next";

const MOST = 5;
/** Width of a star and of the gap behind it, in the units of the drawing. */
const STEP = 21;
/** A star from its top on. */
const STAR = "l2.5 5.3 5.8.7-4.3 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.3-4 5.8-.7z";

/** Given stars out of five, as a row of drawn ones; read aloud as a sentence. */
export function Stars({ given }: { given: number }) {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t("reviews.stars", { given, most: MOST })} className="stars">
      <svg viewBox={`0 0 ${MOST * STEP - 1} 20`} aria-hidden="true">
        <path className="star-given" d={stars(0, given)} />
        {given < MOST && <path d={stars(given, MOST)} />}
      </svg>
    </span>
  );
}

/** A page shows up to a hundred rows, so that each row is two shapes, not five pictures. */
function stars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${10 + STEP * (from + index)} 1.8${STAR}`).join(
    "",
  );
}
