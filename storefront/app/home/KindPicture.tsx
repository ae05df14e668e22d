import type { ShownPicture } from "./kindPictures.server.ts";

interface KindPictureProps {
  shown: Pick<ShownPicture, "kind" | "picture" | "query" | "alt">;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture that is seen first: fetched at once and before others. */
  priority?: boolean;
  /** Whether the drawing that stands in for a missing picture has its measures. */
  measures?: boolean;
}

/** A piece of a kind as large as its box is wide, cropped to 4:3: rendered from the shop's own model, else drawn from the same configuration. */
export function KindPicture({ shown, sizes, priority = false, measures = false }: KindPictureProps) {
  const { kind, picture, query, alt } = shown;
  const image = (
    <img
      src={picture?.src ?? `/drawing/${kind}?${query}${measures ? "&measures=1" : ""}`}
      srcSet={picture?.webp}
      sizes={picture ? sizes : undefined}
      alt={alt}
      width={960}
      height={720}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      // React 18 knows the attribute by its HTML name alone.
      {...(priority && { fetchpriority: "high" })}
      className="kind-picture"
    />
  );
  if (!picture) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      {image}
    </picture>
  );
}
