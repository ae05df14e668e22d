import { expect, test } from "vitest";
import { type FoundPicture, picturesOf } from "./picture.server.ts";

const pictureOf = picturesOf({ projectId: "planke46", dataset: "production" });
const FILE = "image-0123456789abcdef0123456789abcdef01234567-1200x800-jpg";

const found = (
  parts: Partial<FoundPicture> = {},
  file: Partial<FoundPicture["file"]> = {},
): FoundPicture => ({
  alt: "Ein Tisch",
  crop: null,
  hotspot: null,
  file: {
    _id: FILE,
    width: 1200,
    height: 800,
    blur: "data:image/jpeg;base64,AAAA",
    opaque: true,
    color: "#aa8855",
    ...file,
  },
  ...parts,
});

test("a picture is offered in widths up to its own, in the format each browser takes", () => {
  const picture = pictureOf(found());
  expect(picture?.srcSet.match(/ \d+w/g)).toEqual([" 320w", " 480w", " 640w", " 960w", " 1200w"]);
  expect(picture?.src).toContain("auto=format");
  expect(picture).toMatchObject({ width: 1200, height: 800, alt: "Ein Tisch" });
});

test("a picture of a large camera is offered up to 2000 px, and to old browsers in 960", () => {
  const picture = pictureOf(found({ alt: null }, { width: 4000, height: 3000 }));
  expect(picture?.srcSet.match(/ \d+w/g)?.at(-1)).toBe(" 2000w");
  expect(picture?.srcSet).toContain("w=2000");
  expect(picture?.src).toContain("w=960");
  expect(picture).toMatchObject({ alt: "", color: "#aa8855", blur: "data:image/jpeg;base64,AAAA" });
  expect(pictureOf(found({}, { width: 500 }))?.src).toContain("w=500");
  expect(
    pictureOf(found({}, { width: 640 }))
      ?.srcSet.split(", ")
      .map((one) => one.split(" ")[1]),
  ).toEqual(["320w", "480w", "640w"]);
});

test("what an editor cut away is neither shown nor given space", () => {
  const crop = { _type: "sanity.imageCrop", top: 0.25, bottom: 0.25, left: 0.5, right: 0 } as const;
  const picture = pictureOf(found({ crop }));
  expect(picture).toMatchObject({ width: 600, height: 400 });
  expect(picture?.src).toContain("rect=600,200,600,400");
});

test("a crop leaves something of the smallest picture", () => {
  const crop = { _type: "sanity.imageCrop", top: 0.4, bottom: 0.4, left: 0.4, right: 0.4 } as const;
  const picture = pictureOf(found({ crop }, { width: 1, height: 1 }));
  expect(picture).toMatchObject({ width: 1, height: 1, srcSet: expect.stringMatching(/ 1w$/) });
});

test("a transparent picture has no blurred miniature that would shine through", () => {
  expect(pictureOf(found({}, { opaque: false }))?.blur).toBeNull();
});

test("a picture whose file is gone is none", () => {
  expect(pictureOf(null)).toBeNull();
  expect(pictureOf(found({ file: null }))).toBeNull();
});
