/** What `<ContentPicture>` takes: plain data, so that loaders can hand it on. */
export interface Picture {
  /** URL of the picture at a medium size, for clients without srcset support. */
  src: string;
  srcSet: string;
  /** Measures after cropping (px); they give the space the picture needs. */
  width: number;
  height: number;
  /** What it shows in the language asked for; "" for pictures that say nothing. */
  alt: string;
  /** A blurred miniature as data URL, to be seen until the picture is there; null for transparent ones. */
  blur: string | null;
  /** Its dominant colour, "#rrggbb", if known. */
  color: string | null;
}

interface ContentPictureProps {
  picture: Picture;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Classes of the surrounding box; a fixed ratio or height crops the picture. */
  className?: string;
}

/** A picture of the CMS. Its space is kept before it is there, and shows its blurred miniature. */
export function ContentPicture({ picture, sizes, className = "" }: ContentPictureProps) {
  const { src, srcSet, width, height, alt, blur } = picture;
  return (
    <span className={`content-picture ${className}`}>
      {blur ? <img src={blur} alt="" aria-hidden="true" width={width} height={height} /> : null}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
