import type { Environment } from "../../server/environment.ts";
import type { Language } from "../language/languages.ts";
import { addressIn, canonicalPath, isPrivate } from "./addresses.ts";
import { originsOf } from "./origins.server.ts";

interface Answer {
  request: Request;
  status: number;
  language: Language;
  environment: Environment;
}

/** Tells search engines by headers what this page is to them: hidden, or one way among several to its canonical address. */
export function announce(headers: Headers, { request, status, language, environment }: Answer): void {
  const { pathname } = new URL(request.url);
  if (status >= 400 || isPrivate(pathname)) {
    if (!headers.has("X-Robots-Tag")) headers.set("X-Robots-Tag", "noindex");
    return;
  }
  const address = addressIn(language, canonicalPath(pathname), originsOf(environment));
  headers.append("Link", `<${address}>; rel="canonical"`);
}
