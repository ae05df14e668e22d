import { createImageUrlBuilder, type ImageUrlBuilder } from "@sanity/image-url";
import type { Picture } from "./ContentPicture.tsx";
import type { ColorsQueryResult } from "./sanity.types.ts";

/** Widths offered to browsers (px): phones to large screens at double density. */
const WIDTHS = [320, 480, 640, 960, 1280, 1600, 2000];
/** Width for clients without srcset support (px). */
const MIDDLING = 960;

/** A picture as the queries' `pictureFields` answer it. */
export type FoundPicture = NonNullable<ColorsQueryResult[number]["image"]>;

/** Makes a picture ready to be shown; null when there is none, or its file is gone. */
export type PictureOf = (found: FoundPicture | null) => Picture | null;

type ImageSource = Parameters<typeof createImageUrlBuilder>[0];

/** Pictures of one project, cropped as the editor cropped them, in the formats each browser takes. */
export function picturesOf(source: ImageSource): PictureOf {
  const images = createImageUrlBuilder(source);
  return (found) => {
    if (!found?.file?.width || !found.file.height) return null;
    const { crop, file } = found;
    const width = left(found.file.width, crop?.left, crop?.right);
    const height = left(found.file.height, crop?.top, crop?.bottom);
    const image = images.image({
      asset: { _ref: file._id },
      ...(crop && { crop: sides(crop) }),
    });
    const offered = [...WIDTHS.filter((one) => one < width), width].filter((one) => one <= 2000);
    return {
      src: at(image, Math.min(MIDDLING, width)),
      srcSet: offered.map((one) => `${at(image, one)} ${one}w`).join(", "),
      width,
      height,
      alt: found.alt ?? "",
      blur: file.opaque === false ? null : file.blur,
      color: file.color,
    };
  };
}

/** What a crop leaves of a side, px; of a pixel it leaves that pixel. */
function left(side: number, before = 0, after = 0): number {
  return Math.max(1, Math.round(side * (1 - before - after)));
}

function at(image: ImageUrlBuilder, width: number): string {
  return image.width(width).fit("max").auto("format").url();
}

type Sides = Record<"top" | "right" | "bottom" | "left", number>;

function sides({ top = 0, right = 0, bottom = 0, left = 0 }: Partial<Sides>): Sides {
  return { top, right, bottom, left };
}
