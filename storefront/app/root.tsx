import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import headingFont from "../fonts/heading.woff2?url";
import textFont from "../fonts/text.woff2?url";
import { ConsentBanner } from "./consent/ConsentBanner.tsx";
import { campaignAfter } from "./consent/campaignCookie.server.ts";
import { decisionIn } from "./consent/decision.ts";
import { FALLBACK_NAME } from "./content/fallbackName.ts";
import { closedStorageScript, hashLinkScript, screenScript } from "./headScripts.ts";
import { languageCookie, languageOf, textsOf } from "./language/language.server.ts";
import { isLanguage } from "./language/languages.ts";
import { PageTexts } from "./language/PageTexts.tsx";
import { speak } from "./language/pageTexts.ts";
import { languageOfPath } from "./language/paths.ts";
import { ErrorPage } from "./layout/ErrorPage.tsx";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { CONNECTION_ELEMENT } from "./loading/connection.ts";
import { earlyPressScript } from "./loading/earlyPresses.ts";
import { laterScript } from "./loading/laterScripts.ts";
import { PROGRESS_ELEMENT } from "./loading/progress.ts";
import { typefaceScript } from "./loading/typefaces.ts";
import { isUnreachable } from "./loading/unreachable.ts";
import { useIsStatic } from "./navigation/isStatic.ts";
import { PreviewBar } from "./preview/PreviewBar.tsx";
import { StaticScripts } from "./StaticScripts.tsx";
import { useNonce } from "./screen/nonce.ts";
import { screenOf } from "./screen/screen.ts";
import { useScreenRule } from "./screen/useScreen.ts";
import { originsOf } from "./seo/origins.server.ts";
import { StructuredData } from "./seo/StructuredData.tsx";
import { cartCount } from "./session/cartCookie.server.ts";
import type { RootData } from "./shop/useRootData.ts";
import { TOASTS_ELEMENT } from "./toast/toasts.ts";
import { useHydratedPage, useVisits } from "./useHydratedPage.ts";
import "./styles/shop.css";

/** What must happen before anything is painted. A browser has run it by the time React comes, which leaves it as it is. */
const headScript = import.meta.env.SSR
  ? closedStorageScript +
    hashLinkScript +
    earlyPressScript +
    laterScript +
    typefaceScript([headingFont, textFont]) +
    screenScript
  : "";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/mark.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
];

export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => {
  if (!root) return [{ title: FALLBACK_NAME }];
  const description = { name: "description", content: root.description };
  if (!error) return [{ title: root.settings.name }, description];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: `${missing ? root.titles.missing : root.titles.failed} · ${root.settings.name}` },
    { name: "robots", content: "noindex" },
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const [settings, count, t] = await Promise.all([
    context.content.settings(language),
    cartCount(request, context),
    textsOf(request),
  ]);
  const titles = { missing: t("faults.notFoundTitle"), failed: t("faults.errorTitle") };
  const headers = new Headers();
  const { pathname, searchParams } = new URL(request.url);
  if (isLanguage(searchParams.get("lng")) || languageOfPath(pathname)) {
    headers.append("Set-Cookie", await languageCookie.serialize(language));
  }
  const screen = screenOf(Object.fromEntries(request.headers)) ?? "desktop";
  const description = t("shop.description");
  const isCounted = context.analytics.isOn;
  const decision = decisionIn(request.headers.get("Cookie"));
  const campaign = decision === "yes" && (await campaignAfter(decision, request.url));
  if (campaign) headers.append("Set-Cookie", campaign);
  const origins = originsOf(context.environment);
  const read = { settings, screen, cartCount: count, decision, isCounted } satisfies RootData;
  const shown = { language, seesDrafts: context.seesDrafts, titles, description, origins };
  return data({ ...read, ...shown }, { headers });
}

/** Where the network is down, newer data cannot be had either: what is shown stays. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  isUnreachable(actionResult) ? false : defaultShouldRevalidate;

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  const isStatic = useIsStatic();
  return (
    <html lang={i18n.resolvedLanguage ?? i18n.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f0e6" />
        <link rel="manifest" href={`/manifest.webmanifest?lng=${i18n.resolvedLanguage ?? i18n.language}`} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
        <StructuredData />
      </head>
      <body>
        {children}
        <PageTexts />
        {/* Never true in a browser: the code of its scripts' element stays on the server. */}
        {import.meta.env.SSR && isStatic ? (
          <StaticScripts />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useScreenRule();
  useVisits();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const root = useRouteLoaderData<typeof loader>("root");
  // The head's script has said so before; but React makes the document anew if an extension of the browser has changed it.
  useEffect(() => document.documentElement.classList.add("js"), []);
  const language = root?.language;
  useEffect(() => {
    // Where the root's data could not be had, the page keeps its language.
    if (language) void speak(language);
  }, [language]);
  useHydratedPage();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("shop.skip")}
      </a>
      {root?.seesDrafts ? <PreviewBar /> : null}
      <Header />
      <ConsentBanner />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {/* The next page that is under way, a connection that is gone, and notices. Only what changes inside is read aloud. */}
      <div id={PROGRESS_ELEMENT} role="status" className="no-print" />
      <div id={CONNECTION_ELEMENT} role="status" className="no-print" />
      <section aria-label={t("toasts.label")} className="toasts no-print">
        <div role="status">
          <ul id={TOASTS_ELEMENT} className="grid gap-2" />
        </div>
      </section>
    </>
  );
}
