import headingFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import { cartCount } from "./cart/cartCount.server.ts";
import { languageCookie, languageOf, textsOf } from "./language/language.server.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "./language/languages.ts";
import { ErrorPage } from "./layout/ErrorPage.tsx";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { useNonce } from "./layout/nonce.ts";
import { PreviewBar } from "./preview/PreviewBar.tsx";
import { screenOf } from "./screen/screen.ts";
import { screenScript } from "./screen/screenScript.ts";
import { useScreenRule } from "./screen/useScreen.ts";
import { campaignIn } from "./session/campaign.ts";
import { campaignCookie } from "./session/campaignCookie.server.ts";
import "./styles/shop.css";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/mark.svg", type: "image/svg+xml" },
  ...[headingFont, textFont].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
];

export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => {
  if (!root) return [{ title: "Planke 46" }];
  const description = { name: "description", content: root.description };
  if (!error) return [{ title: root.settings.name }, description];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return [{ title: `${missing ? root.titles.missing : root.titles.failed} · ${root.settings.name}` }];
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
  if (isLanguage(new URL(request.url).searchParams.get("lng"))) {
    headers.append("Set-Cookie", await languageCookie.serialize(language));
  }
  const campaign = campaignIn(request.url);
  if (campaign) headers.append("Set-Cookie", await campaignCookie.serialize(campaign));
  const screen = screenOf(Object.fromEntries(request.headers)) ?? "desktop";
  const description = t("shop.description");
  return data(
    { language, settings, cartCount: count, screen, titles, description, seesDrafts: context.seesDrafts },
    { headers },
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  return (
    <html lang={i18n.resolvedLanguage ?? i18n.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f0e6" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: screenScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const root = useRouteLoaderData<typeof loader>("root");
  useChangeLanguage(root?.language ?? DEFAULT_LANGUAGE);
  useScreenRule();
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
  return (
    <>
      <a className="skip-link" href="#content">
        {t("shop.skip")}
      </a>
      {root?.seesDrafts ? <PreviewBar /> : null}
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
