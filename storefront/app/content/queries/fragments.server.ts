/*
 * Pieces that several queries are made of; each takes a field and answers GROQ. `sanity typegen` reads them without
 * running them, so that a piece may not hand its field on to another one.
 */

/** A text in the language asked for; the German one where English is missing. Another language is a pair of its own, before the last one. */
export const localText = (field: string) =>
  `select($locale == "en" => coalesce(${field}.en, ${field}.de), ${field}.de)`;

/** What a picture needs to be shown: its file with measures and blurred miniature, its crop, its words. */
export const pictureFields = `
  "alt": ${localText("alt")},
  crop,
  hotspot,
  "file": asset->{
    _id,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "blur": metadata.lqip,
    "opaque": metadata.isOpaque,
    "color": metadata.palette.dominant.background
  }`;

/** Rich text in the language asked for, its pictures with all they need. */
export const localBlocks = (field: string) =>
  `select($locale == "en" => coalesce(${field}.en, ${field}.de), ${field}.de)[] {
    _type == "block" => { _key, _type, style, listItem, level, markDefs, children },
    _type == "picture" => { _key, _type, ${pictureFields} }
  }`;
