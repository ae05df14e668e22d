import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ConfigurableKind } from "../configurator/kinds.ts";
import { KIND_PAGES } from "../configurator/pages.ts";
import { ContentPicture } from "../content/ContentPicture.tsx";
import type { Picture } from "../content/picture.ts";
import { usePagePath } from "../screen/useScreen.ts";

export interface ShownTeaser {
  kind: ConfigurableKind;
  text: string;
  picture: Picture | null;
}

/** The ways into the configurators, in the order in which editors put them. */
export function KindTeasers({ teasers }: { teasers: ShownTeaser[] }) {
  const { t } = useTranslation();
  if (teasers.length === 0) return null;
  return (
    <section aria-labelledby="kinds" className="mx-auto max-w-page px-4 pt-12 desk:px-8 desk:pt-20">
      <h2 id="kinds" className="mb-6 text-title">
        {t("home.kindsTitle")}
      </h2>
      <ul className="grid grid-cols-2 gap-3 wide:grid-cols-3 desk:gap-6">
        {teasers.map((teaser) => (
          <li key={teaser.kind}>
            <Teaser {...teaser} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card that leads to the configurator of its kind. */
function Teaser({ kind, text, picture }: ShownTeaser) {
  const { t } = useTranslation();
  const page = usePagePath();
  return (
    <Link
      to={page(KIND_PAGES[kind])}
      prefetch="intent"
      className="paper group block h-full overflow-hidden no-underline"
    >
      {picture ? (
        <ContentPicture picture={picture} sizes="(min-width: 1180px) 30vw, 46vw" className="teaser-picture" />
      ) : null}
      <span className="block px-3 py-3 desk:px-5 desk:py-4">
        <span className="heading block text-lead leading-tight font-[640]">{t(`cart.kind.${kind}`)}</span>
        <span className="mt-1 block text-small text-muted desk:text-body">{text}</span>
      </span>
    </Link>
  );
}
