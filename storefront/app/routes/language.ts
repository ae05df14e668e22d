import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { languageCookie } from "../language/language.server.ts";
import { isLanguage } from "../language/languages.ts";

/** Remembers the chosen language and goes back to the same page with its query. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const headers = new Headers();
  if (isLanguage(language)) headers.set("Set-Cookie", await languageCookie.serialize(language));
  return redirect(localPath(form.get("page")), { status: 303, headers });
}

export function loader() {
  return redirect("/");
}

/** A path of our own, whatever the form says; the language in the address must not win over the choice. */
function localPath(page: FormDataEntryValue | null): string {
  const base = "http://shop.invalid";
  if (typeof page !== "string" || !page.startsWith("/") || !URL.canParse(page, base)) return "/";
  const url = new URL(page, base);
  if (url.origin !== base) return "/";
  url.searchParams.delete("lng");
  return url.pathname + url.search;
}
