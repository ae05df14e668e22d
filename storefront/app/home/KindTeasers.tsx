import { Link } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ContentPicture, type Picture } from "../content/ContentPicture.tsx";
import { useMoney } from "../money/money.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { KIND_PAGES } from "../piece/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { KindPicture } from "./KindPicture.tsx";
import type { ShownPicture } from "./kindPictures.server.ts";

export interface ShownTeaser {
  kind: ConfigurableKind;
  text: string;
  /** The editors' own picture. */
  picture: Picture | null;
  /** Without one: the kind's own, with the piece that it shows. */
  shown: ShownPicture | null;
  /** The least a piece of the kind costs, whole EUR. */
  fromPrice: number;
}

const SIZES = "(min-width: 1180px) 30vw, 46vw";

/** The ways into the configurators, in the order in which editors put them. */
export function KindTeasers({ teasers }: { teasers: ShownTeaser[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="kinds" className="mx-auto max-w-page px-4 pt-10 desk:px-8 desk:pt-16">
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

/** A card that leads to the configurator of its kind: to the piece it shows, if that is known. */
function Teaser({ kind, text, picture, shown, fromPrice }: ShownTeaser) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  const words = useId();
  return (
    <Link
      to={shown ? `${page(KIND_PAGES[kind])}?${shown.query}` : page(KIND_PAGES[kind])}
      prefetch="intent"
      viewTransition
      aria-labelledby={words}
      className="paper group block h-full overflow-hidden no-underline"
    >
      {picture ? <ContentPicture picture={picture} sizes={SIZES} className="teaser-picture" /> : null}
      {shown ? <KindPicture shown={shown} sizes={SIZES} /> : null}
      <span id={words} className="block px-3 py-3 desk:px-5 desk:py-4">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="heading text-lead leading-tight font-[640]">{t(`cart.kind.${kind}`)}</span>{" "}
          <span className="figures text-small">
            {shown
              ? t("configurator.chooser.price", { price: euro(shown.price) })
              : t("home.from", { price: euro(fromPrice) })}
          </span>
        </span>{" "}
        <span className="mt-1 block text-small text-muted desk:text-body">{text}</span>
      </span>
    </Link>
  );
}

interface PresetTable {
  name: "dining" | "office" | "sofa";
  title: string;
  length: number;
  width: number;
  height: number;
  query: string;
  /** Whole EUR. */
  price: number;
}

/** The three standard sizes, each a way into the configurator. */
export function TableTeaser({ presets }: { presets: PresetTable[] }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  return (
    <section aria-labelledby="tables" className="mx-auto max-w-page px-4 pt-12 desk:px-8 desk:pt-20">
      <h2 id="tables" className="text-title">
        {t("home.tableTitle")}
      </h2>
      <p className="mt-3 mb-8 max-w-[58ch]">{t("home.tableText")}</p>
      <ul className="grid gap-4 sm:grid-cols-3 desk:gap-6">
        {presets.map(({ name, title, length, width, height, query, price }) => (
          <li key={name}>
            <Link
              to={`${page("configuratorTable")}?${query}`}
              prefetch="intent"
              viewTransition
              className="sheet group grid h-full grid-cols-[2fr_3fr] items-center overflow-hidden no-underline sm:grid-cols-1"
            >
              <img
                src={`/drawing/table?${query}`}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                className="block h-auto w-full transition-transform duration-250 ease-board group-hover:scale-[1.02]"
              />
              <span className="flex h-full flex-wrap content-center items-baseline justify-between gap-x-3 border-l border-line bg-sheet px-4 py-3 sm:border-t sm:border-l-0">
                <span className="heading font-[600]">{title}</span>
                <span className="figures font-[600]">{euro(price)}</span>
                <span className="figures w-full text-small text-muted">
                  {length} × {width} × {height} cm
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
