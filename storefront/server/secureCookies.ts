import type { RequestHandler } from "express";

/** Behind https, adds `Secure` to every cookie that the shop sets, so that none is sent over plain http. */
export function secureCookies(storefrontUrl: string): RequestHandler {
  if (!storefrontUrl.startsWith("https:")) return (_request, _response, next) => next();
  return (_request, response, next) => {
    const append = response.append.bind(response);
    response.append = (name, value) =>
      append(name, name.toLowerCase() === "set-cookie" ? [value].flat().map(secured) : value);
    next();
  };
}

function secured(cookie: string | undefined): string {
  return /;\s*secure\s*(;|$)/i.test(cookie ?? "") ? String(cookie) : `${cookie}; Secure`;
}
