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
