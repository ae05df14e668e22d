import { randomUUID } from "node:crypto";
import { DELIVERY_TIMES, type Kind, QUANTITY } from "@planke46/furniture-rules";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Link,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { inTurn } from "../cart/inTurn.ts";
import { addPiece, liesInCart } from "../configurator/addPiece.server.ts";
import { Configurator } from "../configurator/Configurator.tsx";
import { AddedNotice } from "../configurator/Notices.tsx";
import { readAdapted, readPiece, stockOf, withStock } from "../configurator/readPiece.server.ts";
import { KindPicture } from "../home/KindPicture.tsx";
import { picturesOf, type ShownPicture } from "../home/kindPictures.server.ts";
import { KindInfo } from "../kind-info/KindInfo.tsx";
import { kindInfoOf } from "../kind-info/kindInfo.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { isUnreachable } from "../loading/unreachable.ts";
import { useMoney } from "../money/money.ts";
import { MakerSection } from "../offer/MakerSection.tsx";
import { isFromForm, queryOf, readCount, withCount } from "../piece/address/address.ts";
import { wantsAllReviews } from "../piece/address/allReviews.ts";
import { hasConfiguration } from "../piece/address/hasConfiguration.ts";
import { lineIn } from "../piece/address/line.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { KIND_PAGES, kindOfPath, photoAddress } from "../piece/pages.ts";
import { pagePalette } from "../piece/palette.ts";
import { designQuery, wishIn } from "../piece/wish/address.ts";
import { begun } from "../piece/wish/wish.ts";
import { QuestionForm } from "../question/QuestionForm.tsx";
import { Reviews } from "../reviews/Reviews.tsx";
import { reviewsOf } from "../reviews/reviews.server.ts";
import type { loader as rootLoader } from "../root.tsx";
import { usePagePath } from "../screen/useScreen.ts";
import { pageTitle } from "../seo/head.ts";
import { announcePiece } from "../seo/piece.server.ts";
import { cartSessionOf, savedSession } from "../session/cartCookie.server.ts";
import { suggestionAfter } from "../sets/suggestion.server.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

/** Changes of the address are the browser's own doing; only what was sent needs new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}) => {
  if (isUnreachable(actionResult)) return false;
  if (formMethod && formMethod !== "GET") return true;
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
};

/** Added to the address after the first piece of a cart: the next request tells whether the browser has kept the cart's cookie. */
const FIRST_PIECE = "first";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const kind = kindIn(request);
  const language = await languageOf(request);
  const colors = await context.content.standardColors(language);
  const palette = pagePalette(colors);
  const reading = readPiece(kind, searchParams, palette);
  const adapted = isFromForm(searchParams) ? readAdapted(kind, searchParams, reading, palette) : null;
  if (adapted) {
    const address = designQuery(kind, adapted, lineIn(searchParams));
    throw redirect(`${pathname}?${withCount(address, readCount(searchParams))}`);
  }
  const [t, session] = await Promise.all([textsOf(request), cartSessionOf(request, context)]);
  const isFirst = searchParams.has(FIRST_PIECE);
  if (isFirst && session.has("cartId")) {
    searchParams.delete(FIRST_PIECE);
    throw redirect(`${pathname}?${searchParams}`, 303);
  }
  const [offer, { prices, offSale }, stock, info, reviews] = await Promise.all([
    context.offerOf(kind, language),
    context.commerce.prices(),
    stockOf(kind, language, context, session.get("cartId")),
    kindInfoOf(kind, language, context),
    reviewsOf(kind, { all: wantsAllReviews(searchParams), language, t }, context),
  ]);
  const added = session.get("added") ?? null;
  const shown = withStock(kind, reading, stock);
  const said = {
    kind,
    piece: shown.nearest,
    colors,
    chosen: hasConfiguration(search),
    prices,
    offSale,
    language,
    t,
  };
  const line = lineIn(searchParams);
  return data(
    {
      kind,
      title: t(`configurator.of.${kind}.title`),
      ...(await announcePiece(said, context)),
      ...shown,
      stock,
      fault: isFirst ? t("faults.noCookies") : null,
      changing: line && (await liesInCart(line, kind, session.get("cartId"), context)) ? line : null,
      colors,
      added,
      offer,
      info,
      ...reviews,
      language,
      submission: randomUUID(),
      prices,
      offSale,
      pictures: picturesOf(kind, prices, t, language),
      suggestion: await suggestionAfter(
        added,
        { prices, offSale, colors },
        language,
        session.get("cartId"),
        context,
      ),
      count: readCount(searchParams) ?? QUANTITY.min,
    },
    added ? { headers: await savedSession(session, context) } : {},
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const kind = kindIn(request);
  const form = await request.formData();
  const hadCart = (await cartSessionOf(request, context)).has("cartId");
  const answer = await addPiece(kind, form, request, context);
  if (answer.refused) return data(answer.refused, { status: answer.status });
  if (answer.changed) return redirect("/cartDesktop", { status: 303, headers: answer.headers });
  const { pathname } = new URL(request.url);
  const design = begun(kind, answer.piece, wishIn(kind, form));
  const address = designQuery(kind, design, lineIn(form));
  return redirect(`${pathname}?${address}${hadCart ? "" : `&${FIRST_PIECE}`}`, {
    status: 303,
    headers: answer.headers,
  });
}

/** Not beside a piece that another window puts in: the cart of that one is the browser's by then. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return inTurn(serverAction<typeof action>);
}

/** Each of these routes is about one kind. */
function kindIn(request: Request): ConfigurableKind {
  const kind = kindOfPath(new URL(request.url).pathname);
  if (!kind) throw new Response("no such configurator", { status: 404 });
  return kind;
}

export default function ConfiguratorPage() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const weeks = useRouteLoaderData<typeof rootLoader>("root")?.settings.deliveryWeeks;
  const { search } = useLocation();
  const { kind, added } = page;
  return (
    <>
      {added ? (
        <AddedNotice
          key={added.id}
          kind={added.kind}
          price={added.price}
          quantity={added.quantity}
          shown={added.shown}
          picture={added.kind === kind ? photoAddress(kind, String(queryOf(kind, page.nearest))) : null}
          suggestion={page.suggestion}
        />
      ) : null}
      <Configurator
        key={kind}
        kind={kind}
        initial={refused?.nearest ?? page.nearest}
        wish={refused?.wish ?? page.wish}
        issues={refused?.issues ?? page.issues}
        typed={refused?.typed ?? page.typed}
        fault={refused?.fault ?? page.fault ?? undefined}
        stock={page.stock}
        gonePlanks={page.gonePlanks}
        changing={page.changing}
        colors={page.colors}
        deliveryWeeks={weeks ?? DELIVERY_TIMES.deliveryWeeks}
        prices={page.prices}
        offSale={page.offSale}
        count={refused?.count ?? page.count}
        addedLine={added?.id ?? null}
        isBare={!refused && !hasConfiguration(search)}
      />
      <RoomPictures pictures={page.pictures} />
      <KindInfo kind={kind} info={page.info} />
      {/* What another language or kind has unfolded is not shown in this one. */}
      <Reviews key={`${kind} ${page.language}`} kind={kind} reviews={page.reviews} further={page.further} />
      <QuestionSection kind={kind} submission={page.submission} />
      <MakerSection offer={page.offer} />
    </>
  );
}

/** Pieces of a kind in a room and close by, each with what it costs as shown and the way to it. Nothing without pictures. */
function RoomPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
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

/** The questions form as configurators show it below their piece. */
function QuestionSection({ kind, submission }: { kind: Kind; submission: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="question-heading" className="mx-auto max-w-page px-4 pt-14 desk:px-8">
      <div className="paper grid gap-6 p-5 desk:grid-cols-[1fr_2fr] desk:gap-12 desk:p-8">
        <div>
          <h2 id="question-heading" className="text-title">
            {t("question.heading")}
          </h2>
          <p className="mt-2 max-w-[46ch] text-muted">{t("question.lead")}</p>
        </div>
        <QuestionForm kind={kind} submission={submission} />
      </div>
    </section>
  );
}
