import { type Prices, priceOf } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import type { Language } from "../language/languages.ts";
import { queryOf } from "../piece/address/address.ts";
import { pieceText } from "../piece/facts.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { type PictureDescription, pictureSchema } from "./pictureDescription.server.ts";

/** A rendered picture in several widths. Plain data, so that loaders can hand it on. */
export interface KindPicture {
  /** `srcset` of each format. */
  avif: string;
  webp: string;
  /** URL of a medium-sized WebP, for clients without srcset support. */
  src: string;
}

/** A picture and what belongs to it, all of one description: nothing beside it can speak of another piece. */
export interface ShownPicture {
  /** Name of the description. */
  name: string;
  kind: ConfigurableKind;
  /** Null while the description has no files; the drawing is then shown instead. */
  picture: KindPicture | null;
  /** The configuration as the query of an address. */
  query: string;
  /** What the piece costs as it is shown, whole EUR. */
  price: number;
  /** The piece in words. */
  words: string;
  alt: string;
}

const MIDDLING_PX = 960;

/** Read on the server alone, so that no page carries addresses it does not show. */
const FILES = import.meta.glob<string>("./pictures/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});
const SAID = import.meta.glob<unknown>("./pictures/*.json", { eager: true, import: "default" });

/** Every described picture by its name; the one of a kind as a whole is named as the kind is. */
export const PICTURES: ReadonlyMap<string, PictureDescription> = new Map(
  Object.entries(SAID).map(([path, said]) => [
    /([^/]+)\.json$/.exec(path)?.[1] ?? path,
    pictureSchema.parse(said),
  ]),
);

/** The picture of this name with price, words and query of the very piece it shows. Throws for names there are none of. */
export function shownPicture(name: string, prices: Prices, t: TFunction, language: Language): ShownPicture {
  const description = PICTURES.get(name);
  if (!description) throw new Error(`no picture is described as ${name}`);
  const { kind, configuration } = description.shown;
  const picture = pictureIn(FILES, name);
  const words = pieceText(kind, configuration, null, t, language);
  return {
    name,
    kind,
    picture,
    query: queryOf(kind, configuration).toString(),
    price: priceOf(kind, configuration, prices).price,
    words,
    alt: picture ? altOf(description, words, t) : words,
  };
}

function altOf({ taken, room }: PictureDescription, piece: string, t: TFunction): string {
  if (taken === "paper") return t("home.rendered", { piece });
  return t("home.renderedIn", { piece, room: t(`home.room.${room}`) });
}

/** All pictures in rooms whose piece is of this kind: the one of the kind as a whole first. */
export function picturesOf(
  kind: ConfigurableKind,
  prices: Prices,
  t: TFunction,
  language: Language,
): ShownPicture[] {
  return [...PICTURES]
    .filter(([, { shown, taken }]) => shown.kind === kind && taken === "room")
    .map(([name]) => shownPicture(name, prices, t, language))
    .filter(({ picture }) => picture !== null)
    .sort((one, other) => Number(other.name === kind) - Number(one.name === kind));
}

/** What there is of a picture among files (path to address): `<name>-<width in px>.avif` and `.webp`; null without both. */
export function pictureIn(files: Readonly<Record<string, string>>, name: string): KindPicture | null {
  const avif = widthsOf(files, name, "avif");
  const webp = widthsOf(files, name, "webp");
  const middling = webp.find(({ width }) => width >= MIDDLING_PX) ?? webp.at(-1);
  if (!middling || avif.length === 0) return null;
  return { avif: srcSet(avif), webp: srcSet(webp), src: middling.address };
}

interface Width {
  width: number;
  address: string;
}

function widthsOf(files: Readonly<Record<string, string>>, name: string, format: string): Width[] {
  const pattern = new RegExp(`/${name}-(\\d+)\\.${format}$`);
  return Object.entries(files)
    .flatMap(([path, address]) => {
      const width = pattern.exec(path)?.[1];
      return width ? [{ width: Number(width), address }] : [];
    })
    .sort((one, other) => one.width - other.width);
}

function srcSet(widths: Width[]): string {
  return widths.map(({ width, address }) => `${address} ${width}w`).join(", ");
}
