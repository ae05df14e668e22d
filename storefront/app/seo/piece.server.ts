import {
  boundsOf,
  type ConfigurationOf,
  colorWords,
  DEFINITIONS,
  factLines,
  factsOf,
  type Kind,
  madeToMeasure,
  type Prices,
  partsOf,
  priceOf,
  weeksInWords,
} from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import type { Language } from "../language/languages.ts";
import { PATHS } from "../language/paths.ts";
import { servedWords } from "../language/servedWords.server.ts";
import { formatEuro } from "../money/money.ts";
import { queryOf } from "../piece/address/address.ts";
import { pieceText } from "../piece/facts.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import { CHOOSER, KIND_PAGES } from "../piece/pages.ts";
import { pagePath } from "../screen/screen.ts";
import { addressIn } from "./addresses.ts";
import type { Share } from "./head.ts";
import { originsOf } from "./origins.server.ts";
import { breadcrumbThing, productThing, shopThing } from "./things.server.ts";

interface ShownPiece<K extends ConfigurableKind> {
  kind: K;
  piece: ConfigurationOf<K>;
  /** False for a page without any configuration in its address, which shows where one begins. */
  chosen: boolean;
  /** The standard colours of the page. */
  colors: readonly { hex: string; name: string }[];
  prices: Prices;
  offSale: readonly Kind[];
  language: Language;
  t: TFunction<"texts">;
}

/** Tells search engines of the piece a configurator shows, and answers how a link to it looks where it is shared. */
export async function announcePiece<K extends ConfigurableKind>(
  { kind, piece, chosen, colors, prices, offSale, language, t }: ShownPiece<K>,
  context: AppLoadContext,
): Promise<{ description: string; share: Share | undefined }> {
  const shop = await context.content.settings(language);
  const words = servedWords[language].found;
  const origins = originsOf(context.environment);
  const path = pagePath(KIND_PAGES[kind], "desktop");
  const address = addressIn(language, path, origins);
  const query = queryOf(kind, piece).toString();
  const picture = pictureOf(kind, query, language);
  const name = pieceText(kind, piece, null, t, language);
  const { price } = priceOf(kind, piece, prices);
  context.structuredData.push(
    productThing({
      name,
      description: words.kinds[kind],
      material: words.material,
      color: colorOf(piece, colors, language),
      address,
      picture: origins.main + picture,
      shopName: shop.name,
      origin: origins.main,
      price,
      isOffSale: offSale.includes(kind),
      sku: kind,
      deliveryWeeks: shop.deliveryWeeks,
      madeToMeasure: madeToMeasure(kind, piece),
      ...measured(kind, piece, language),
      policyAddress: addressIn(language, PATHS.withdrawalPolicy[language], origins),
    }),
    shopThing(shop, origins.main),
    breadcrumbThing([
      { name: t("shop.home"), address: addressIn(language, "/", origins) },
      { name: t("shop.configurator"), address: addressIn(language, CHOOSER, origins) },
      { name: t(`cart.kind.${kind}`), address },
    ]),
  );
  const share = {
    title: name,
    description: words.shared(formatEuro(price, language), weeksInWords(shop.deliveryWeeks, language)),
    picture,
    query: chosen ? query : "",
  };
  return { description: words.kinds[kind], share };
}

/** Size, weight and facts, the same that the page shows. */
function measured<K extends ConfigurableKind>(kind: K, piece: ConfigurationOf<K>, language: Language) {
  const { min, max } = boundsOf(partsOf(kind, piece));
  const across = (axis: "x" | "y" | "z") => Math.round((max[axis] - min[axis]) * 10) / 10;
  return {
    size: {
      width: across("x"),
      depth: across("z"),
      height: DEFINITIONS[kind].adjustable?.height ?? across("y"),
    },
    weight: factsOf(kind, piece).weight,
    properties: factLines(kind, piece, language).filter(({ code }) => code !== "weight"),
  };
}

/** "Graphit", "RAL 5024 Pastellblau"; undefined for a kind without steel. */
function colorOf(
  { color }: Piece,
  colors: ShownPiece<ConfigurableKind>["colors"],
  language: Language,
): string | undefined {
  if (!color) return undefined;
  const standard = color.chooseOwnColor ? undefined : colors.find(({ hex }) => hex === color.hex);
  return standard?.name ?? colorWords(color, language);
}

/** Path and query of the picture of a piece that is shared. */
function pictureOf(kind: ConfigurableKind, query: string, language: Language): string {
  return `/og/${kind}?${query ? `${query}&` : ""}lng=${language}`;
}
