import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KindPicture } from "../home/KindPicture.tsx";
import type { ShownPicture } from "../home/kindPictures.server.ts";
import { useMoney } from "../money/useMoney.ts";
import { KIND_PAGES } from "../piece/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";

/** Pieces of a kind in a room and close by, each with what it costs as shown and the way to it. Nothing without pictures. */
export function RoomPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  const [first, ...others] = pictures;
  return (
    <section aria-labelledby="rooms" className="mx-auto max-w-page px-4 pt-14 desk:px-8 desk:pt-20">
      <h2 id="rooms" className="mb-6 text-title">
        {t("home.roomsTitle")}
      </h2>
      {first ? <Figure shown={first} sizes="(min-width: 1180px) 1116px, 92vw" /> : null}
      {others.length > 0 ? (
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          {others.map((shown) => (
            <Figure
              key={shown.name}
              shown={shown}
              sizes="(min-width: 1180px) 546px, (min-width: 640px) 45vw, 92vw"
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}

function Figure({ shown, sizes }: { shown: ShownPicture; sizes: string }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  return (
    <figure className="overflow-hidden">
      <KindPicture shown={shown} sizes={sizes} />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-small">
        <span className="text-muted">{shown.words}</span>
        {/* The configurator above reads an address when its page is loaded. */}
        <Link
          to={`${page(KIND_PAGES[shown.kind])}?${shown.query}`}
          reloadDocument
          className="figures inline-flex min-h-11 items-center"
        >
          {t("configurator.chooser.price", { price: euro(shown.price) })}
        </Link>
      </figcaption>
    </figure>
  );
}
