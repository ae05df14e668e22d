import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePagePath } from "../screen/useScreen.ts";
import type { PlankPicture } from "./plankPictures.server.ts";

/** The material itself: boards of the stock laid beside each other as in a table top, and the way to pick some. */
export function PlankBand({ planks }: { planks: PlankPicture[] }) {
  const { t } = useTranslation();
  const page = usePagePath();
  if (planks.length === 0) return null;
  return (
    <section aria-labelledby="planks" className="mt-12 bg-graphite text-chalk desk:mt-20">
      <ul className="plank-band">
        {planks.map(({ id, title, image }) => (
          <li key={id}>
            <img
              src={image}
              alt={t("home.plankPicture", { title })}
              width={1024}
              height={128}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <div className="mx-auto grid max-w-page gap-4 px-4 py-10 desk:grid-cols-[1fr_1fr] desk:gap-20 desk:px-8 desk:py-14">
        <h2 id="planks" className="text-title text-white">
          {t("home.planksTitle")}
        </h2>
        <div>
          <p className="max-w-[52ch]">{t("home.planksText")}</p>
          <p className="mt-5">
            <Link to={`${page("configuratorTable")}?choosePlanks=yes`} className="button button-main">
              {t("home.planksMore")}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
