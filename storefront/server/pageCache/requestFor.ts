import { decisionCookie } from "../../app/consent/decision.ts";
import { DEFAULT_LANGUAGE_HEADER } from "../../app/language/defaultLanguageHeader.ts";
import { SCREEN_COOKIE } from "../../app/screen/screen.ts";
import type { Shop } from "../shop.ts";
import type { PageVariant } from "./pageVariant.ts";

/** Builds an internal request for one variant of a page, without any data of a visitor. */
export async function requestFor(
  { path, query, language, screen, decision, pieces }: PageVariant,
  { cartSessions, environment }: Pick<Shop, "cartSessions" | "environment">,
): Promise<Request> {
  const cookies = [
    `${SCREEN_COOKIE}=${screen}`,
    decision && decisionCookie(decision, new Date(), false),
    pieces > 0 && (await cartCookie(pieces, cartSessions)),
  ];
  const cookie = cookies.flatMap((whole) => (whole ? [whole.split(";", 1)[0]] : [])).join("; ");
  return new Request(new URL(path + query, environment.STOREFRONT_URL), {
    headers: { cookie, [DEFAULT_LANGUAGE_HEADER]: language },
  });
}

/** The cookie of a cart of which nothing is known but how many pieces lie in it. */
async function cartCookie(pieces: number, cartSessions: Shop["cartSessions"]): Promise<string> {
  const session = await cartSessions.getSession();
  session.set("count", pieces);
  return cartSessions.commitSession(session);
}
