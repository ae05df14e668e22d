import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import { LANGUAGES, type Language } from "../language/languages.ts";
import { addressIn, canonicalPath } from "./addresses.ts";
import { originsOf } from "./origins.server.ts";
import { breadcrumbThing, faqThing, shopThing, siteThing } from "./things.server.ts";

/** Home tells who the shop is. */
export async function announceHome(language: Language, context: AppLoadContext): Promise<void> {
  const shop = await context.content.settings(language);
  const { main } = originsOf(context.environment);
  context.structuredData.push(shopThing(shop, main), siteThing(shop.name, main, LANGUAGES));
}

/** A page one step from home tells the way back. */
export function announceStep(
  { title, language, t }: { title: string; language: Language; t: TFunction<"texts"> },
  request: Request,
  context: AppLoadContext,
): void {
  const origins = originsOf(context.environment);
  const path = canonicalPath(new URL(request.url).pathname);
  context.structuredData.push(
    breadcrumbThing([
      { name: t("shop.home"), address: addressIn(language, "/", origins) },
      { name: title, address: addressIn(language, path, origins) },
    ]),
  );
}

interface ShownSection {
  items: readonly { question: string; html: string }[];
}

/** The questions of the help page with their answers, if there are any. */
export function announceFaq(sections: readonly ShownSection[], context: AppLoadContext): void {
  const items = sections.flatMap((section) => section.items);
  if (items.length > 0) context.structuredData.push(faqThing(items));
}
