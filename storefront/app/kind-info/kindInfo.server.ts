import type { AppLoadContext } from "@remix-run/node";
import type { ReviewedKind } from "../content/queries/reviews.server.ts";
import { richTextHtml } from "../content/richText.server.tsx";
import type { Language } from "../language/languages.ts";
import type { ShownKindInfo } from "./KindInfo.tsx";

/** The section „Mehr über unsere …" of a kind as HTML; null while the CMS has none. */
export async function kindInfoOf(
  kind: ReviewedKind,
  language: Language,
  context: AppLoadContext,
): Promise<ShownKindInfo | null> {
  const info = await context.content.kindInfo(kind, language);
  if (!info) return null;
  return { title: info.title, html: richTextHtml(info.text, 3), picture: info.picture };
}
