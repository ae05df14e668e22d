import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PATHS, pathIn } from "../language/paths.ts";
import { LegalDocument, SilentLegalText } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

/**
 * The pages that are a legal text and nothing else, as their paths are called: among them what holds when a piece has a defect, with the
 * notice that the EU prescribes (Implementing Regulation (EU) 2025/1960), and how far everybody can use the shop (§ 14 BFSG).
 */
const KEYS = ["terms", "guarantee", "accessibility"] as const;

export function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const key = KEYS.find((name) => PATHS[name].de === pathIn("de", pathname));
  if (!key) throw new Response(null, { status: 404 });
  return legalAnswer(key, args);
}

export default function LegalText() {
  const { title, page } = useLoaderData<typeof loader>();
  return <LegalDocument title={title} page={page} spoken={<SilentLegalText />} />;
}
