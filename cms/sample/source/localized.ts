export interface Words {
  de: string;
  en: string;
}

export function localized(type: "localeString" | "localeText", { de, en }: Words) {
  return { _type: type, de, en };
}

/** A picture of `images/` with what it shows in words. */
export function samplePicture(file: string, alt: Words) {
  return {
    _type: "picture",
    _sanityAsset: `image@file://./images/${file}`,
    alt: localized("localeString", alt),
  };
}
