import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { I18nextProvider } from "react-i18next";
import { i18nIn, languageOf } from "./language/language.server.ts";
import { PageTextsContext } from "./language/PageTexts.tsx";
import { STATIC_ENTRY, textsToServe } from "./language/pageTexts.server.ts";
import { isStatic } from "./navigation/isStatic.ts";
import { ABORT_MS, renderedPage } from "./renderedPage.server.ts";
import { NonceContext } from "./screen/nonce.ts";
import { announce } from "./seo/announce.server.ts";
import { StructuredDataContext } from "./seo/StructuredData.tsx";

/** Loaders may take this long before a streamed answer is given up (ms). */
export const streamTimeout = 8000;

/** Renders a page in the visitor's language; robots and pages that are kept wait for the whole, people get it as it comes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log, seesDrafts, environment, structuredData, isForMany }: AppLoadContext,
): Promise<Response> {
  const language = await languageOf(request);
  const i18n = await i18nIn(language);
  const routes = remixContext.staticHandlerContext.matches.map(({ route }) => route);
  const staticPage = isStatic(routes);
  const served = staticPage
    ? textsToServe([STATIC_ENTRY], language)
    : textsToServe(["root", ...routes.map(({ id }) => id)], language);
  // Remix streams the loaders' data after the page for hydration; a static page needs none.
  const { serverHandoffStream: _, ...withoutData } = remixContext;
  const handed = staticPage ? withoutData : remixContext;
  const waits = isForMany || isbot(request.headers.get("user-agent"));
  let statusNow = status;
  const body = await renderedPage(
    <I18nextProvider i18n={i18n}>
      <NonceContext.Provider value={nonce}>
        <PageTextsContext.Provider value={served}>
          <StructuredDataContext.Provider value={structuredData}>
            <RemixServer context={handed} url={request.url} nonce={nonce} abortDelay={ABORT_MS} />
          </StructuredDataContext.Provider>
        </PageTextsContext.Provider>
      </NonceContext.Provider>
    </I18nextProvider>,
    {
      nonce,
      waits,
      scriptsLast: !staticPage,
      onError(error, begun) {
        statusNow = 500;
        if (begun) log.error({ reason: error instanceof Error ? error.stack : "unknown" }, "render failed");
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  if (!headers.has("Cache-Control") && !seesDrafts) headers.set("Cache-Control", "private, no-cache");
  const retryAfter = retryAfterOf(remixContext);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  headers.append("Vary", "Cookie");
  announce(headers, { request, status: statusNow, language, environment });
  return new Response(createReadableStreamFromReadable(body), { headers, status: statusNow });
}

/** When a refused form may come again; Remix drops this header on its way to the error page. */
function retryAfterOf({ staticHandlerContext }: EntryContext): string | undefined {
  const said = Object.values(staticHandlerContext.actionHeaders).map((one) => one.get("Retry-After"));
  return said.find((value) => value !== null) ?? undefined;
}

/** Remix hands every unexpected error of a loader or action over here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  const reason = error instanceof Error ? error.stack : "unknown";
  // Which page it was says the request's own line: its path may hold the key of an offer.
  context.log.error({ reason }, "page failed");
}
