import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { languageCookie } from "../language/language.server.ts";
import { isLanguage } from "../language/languages.ts";
import { localPath } from "../navigation/localPath.ts";

/** Remembers the chosen language and goes back to the same page with its query. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const headers = new Headers();
  if (isLanguage(language)) headers.set("Set-Cookie", await languageCookie.serialize(language));
  // The language in the address must not win over the choice.
  return redirect(localPath(form.get("page"), ["lng"]), { status: 303, headers });
}

export function loader() {
  return redirect("/");
}
