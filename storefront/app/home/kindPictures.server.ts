import type { ConfigurableKind } from "../configurator/kinds.ts";

/** A rendered picture of a kind in several widths, all 4:3. Plain data, so that loaders can hand it on. */
export interface KindPicture {
  /** `srcset` of each format. */
  avif: string;
  webp: string;
  /** Address of a middling WebP, for what knows no srcset. */
  src: string;
}

const MIDDLING_PX = 960;

/** Read on the server alone, so that no page carries addresses it does not show. */
const FILES = import.meta.glob<string>("./pictures/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** What `pictures/<kind>-<width in px>.avif` and `.webp` hold of a kind; null while there are none. */
export function kindPicture(kind: ConfigurableKind): KindPicture | null {
  return kindPictureIn(FILES, kind);
}

/** The same, from any files: path to address. */
export function kindPictureIn(
  files: Readonly<Record<string, string>>,
  kind: ConfigurableKind,
): KindPicture | null {
  const avif = widthsOf(files, kind, "avif");
  const webp = widthsOf(files, kind, "webp");
  const middling = webp.find(({ width }) => width >= MIDDLING_PX) ?? webp.at(-1);
  if (!middling || avif.length === 0) return null;
  return { avif: srcSet(avif), webp: srcSet(webp), src: middling.address };
}

interface Width {
  width: number;
  address: string;
}

function widthsOf(files: Readonly<Record<string, string>>, kind: ConfigurableKind, format: string): Width[] {
  const name = new RegExp(`/${kind}-(\\d+)\\.${format}$`);
  return Object.entries(files)
    .flatMap(([path, address]) => {
      const width = name.exec(path)?.[1];
      return width ? [{ width: Number(width), address }] : [];
    })
    .sort((one, other) => one.width - other.width);
}

function srcSet(widths: Width[]): string {
  return widths.map(({ width, address }) => `${address} ${width}w`).join(", ");
}
