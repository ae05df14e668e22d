import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { pageTitle } from "../seo/head.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

const STATUS = { noToken: 503, silent: 503, badSecret: 401 } as const;

/** Opens a preview for whom the Studio sends; says plainly why not otherwise. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const entry = await context.preview.enter(request.url, request.headers.get("Cookie"));
  if ("path" in entry) {
    throw redirect(entry.path, { headers: entry.cookie ? { "Set-Cookie": entry.cookie } : {} });
  }
  const t = await textsOf(request);
  return data({ title: t("preview.refusedTitle"), refusal: entry.refusal }, STATUS[entry.refusal]);
}

export default function PreviewRefused() {
  const { title, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-page gap-4 px-4 py-16 desk:px-8">
      <h1>{title}</h1>
      <p className="max-w-[60ch]">{t(`preview.${refusal}`)}</p>
    </div>
  );
}
