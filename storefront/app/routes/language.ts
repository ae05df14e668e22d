import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from "@remix-run/node";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { languageCookie } from "../language/language.server.ts";
import { LANGUAGE_ACTION } from "../language/languageForm.ts";
import { isLanguage, type Language } from "../language/languages.ts";
import { pathIn } from "../language/paths.ts";
import { localPath } from "../navigation/localPath.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/** Remembers the chosen language and goes back to the same page with its query. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const headers = new Headers();
  // The language in the address must not win over the choice.
  const page = localPath(form.get("page"), ["lng"]);
  if (!isLanguage(language)) return redirect(page, { status: 303 });
  headers.set("Set-Cookie", await languageCookie.serialize(language));
  await tellCart(language, request, context);
  // After a first choice the next request tells whether the browser takes cookies.
  const isFirst = (await chosenBefore(request)) === null;
  const asked = { language, page, ...(form.has("leaving") && { leaving: "" }) };
  const tell = `${LANGUAGE_ACTION}?${new URLSearchParams(asked)}`;
  return redirect(isFirst ? tell : pathIn(language, page), { status: 303, headers });
}

/** Goes on to the page in the chosen language; where no cookie remembers the choice, the page's address has to. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const language = searchParams.get("language");
  const page = localPath(searchParams.get("page"), ["lng"]);
  if (!isLanguage(language)) return redirect(page);
  const goal = pathIn(language, page);
  // The same page in another language is no further step of the way back.
  const lead = searchParams.has("leaving") ? redirect : replace;
  if ((await chosenBefore(request)) !== null) return lead(goal, 303);
  return lead(`${goal}${goal.includes("?") ? "&" : "?"}lng=${language}`, 303);
}

function chosenBefore(request: Request): Promise<unknown> {
  return languageCookie.parse(request.headers.get("Cookie"));
}

/**
 * Medusa words a cart's refusals in the cart's language. A cart in payment keeps the language of the page where it was ordered: it is the
 * contract's.
 */
async function tellCart(language: Language, request: Request, context: AppLoadContext): Promise<void> {
  const session = await cartSessionOf(request, context);
  const cartId = session.get("cartId");
  if (!cartId || session.get("pendingPayment") === cartId) return;
  try {
    await context.commerce.speak(cartId, language);
  } catch (error) {
    if (!isRefusal(error) && !isUnavailable(error)) throw error;
    context.log.warn({ reason: error.message }, "the cart was not told its language");
  }
}
