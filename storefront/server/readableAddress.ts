import type { RequestHandler } from "express";

/**
 * Refuses with 400 an address that no browser sends: a whole one in the place of a path, or a host that is none. The pages' own request is made of
 * these, and would fail as if the shop were at fault.
 */
export const readableAddress: RequestHandler = (request, response, next) => {
  const { host = "", "x-forwarded-host": forwarded } = request.headers;
  // Each proxy of several may have added a host.
  const hosts = [host, ...[forwarded ?? []].flat().flatMap((list) => list.split(","))];
  if (request.originalUrl.startsWith("/") && hosts.every(isHost)) return next();
  response.status(400).type("text/plain").send("The address of this request cannot be read.\n");
};

function isHost(text: string): boolean {
  const host = text.trim();
  return /^[^/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`);
}
