import { useTranslation } from "react-i18next";

const MOST = 5;
const STAR = "M10 1.8l2.5 5.3 5.8.7-4.3 4 1.2 5.8-5.2-2.9-5.2 2.9L6 11.8l-4.3-4 5.8-.7z";

/** Given stars out of five, as a row of drawn ones; read aloud as a sentence. */
export function Stars({ given }: { given: number }) {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t("reviews.stars", { given, most: MOST })} className="stars">
      {Array.from({ length: MOST }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
          key={index}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={index < given ? "star-given" : "star-left"}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
