/**
 * What the storefront keeps at hand, so that it is not made again a moment later: the most of each kind (bytes). All of it together,
 * the heap and what the process takes beside both fit into the container (`tests/repository/compose.test.ts`).
 */
export const KEPT_BYTES = {
  /** Pages that are the same for many, packed, each about 11 kB: all of them in each language, screen and decision are 2 MB. */
  pages: 8_000_000,
  /** Configurators' pages with a design of their own, as large: some 360. */
  designs: 4_000_000,
  /** Drawings as SVG, about 10 kB, and a third of it packed. */
  drawings: 4_000_000,
  /** Furniture as glTF or USD, with the pictures of its planks. */
  models: 16_000_000,
  /** Those pictures as JPEG, also for photographs: 60 kB of a drawn plank, several times that of a photographed one. */
  modelPictures: 8_000_000,
  /** Photographs of furniture, about 25 kB each. */
  photographs: 8_000_000,
  /** Pictures of shared links, about 60 kB each. */
  sharedPictures: 8_000_000,
  /** Pictures of planks at the sizes that are seen: 20 kB a relief, up to a megabyte a plank to look at closely. */
  plankPictures: 24_000_000,
} as const;
