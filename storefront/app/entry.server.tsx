import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { createInstance } from "i18next";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { languageOf, resources } from "./language/language.server.ts";
import { i18nextSettings } from "./language/settings.ts";
import { NonceContext } from "./layout/nonce.ts";

const ABORT_MS = 10_000;
/** Loaders may take this long before a streamed answer is given up (ms). */
export const streamTimeout = 8000;

/** Renders a page in the visitor's language; robots wait for the whole page, people get it as it comes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log, seesDrafts }: AppLoadContext,
): Promise<Response> {
  const language = await languageOf(request);
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ ...i18nextSettings, lng: language, resources });
  const readyEvent = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let statusNow = status;
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <NonceContext.Provider value={nonce}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={ABORT_MS} />
        </NonceContext.Provider>
      </I18nextProvider>,
      {
        nonce,
        [readyEvent]() {
          shellSent = true;
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          headers.set("Content-Language", language);
          if (!headers.has("Cache-Control") && !seesDrafts) headers.set("Cache-Control", "private, no-cache");
          headers.append("Vary", "Cookie");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          statusNow = 500;
          if (shellSent)
            log.error({ reason: error instanceof Error ? error.stack : "unknown" }, "render failed");
        },
      },
    );
    setTimeout(abort, ABORT_MS);
  });
}

/** Remix hands every unexpected error of a loader or action over here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  const reason = error instanceof Error ? error.stack : "unknown";
  context.log.error({ path: new URL(request.url).pathname, reason }, "page failed");
}
