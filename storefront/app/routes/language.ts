import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { languageCookie } from "../language/language.server.ts";
import { isLanguage } from "../language/languages.ts";
import { pathIn } from "../language/paths.ts";
import { localPath } from "../navigation/localPath.ts";

/** Remembers the chosen language and goes back to the same page with its query. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const headers = new Headers();
  // The language in the address must not win over the choice.
  const page = localPath(form.get("page"), ["lng"]);
  if (!isLanguage(language)) return redirect(page, { status: 303 });
  headers.set("Set-Cookie", await languageCookie.serialize(language));
  return redirect(pathIn(language, page), { status: 303, headers });
}

export function loader() {
  return redirect("/");
}
