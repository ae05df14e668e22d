import type { KindPicture as Sources } from "./kindPictures.server.ts";

interface KindPictureProps {
  /** Null where there is none yet: the drawing stands in. */
  picture: Sources | null;
  /** Address of the drawing. */
  drawing: string;
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture that is seen first: fetched at once and before others. */
  priority?: boolean;
}

/** A piece of a kind as large as its box is wide, 4:3: rendered from the shop's own model, else drawn. */
export function KindPicture({ picture, drawing, alt, sizes, priority = false }: KindPictureProps) {
  const image = (
    <img
      src={picture?.src ?? drawing}
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
