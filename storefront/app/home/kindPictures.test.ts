import { expect, test } from "vitest";
import { kindPictureIn } from "./kindPictures.server.ts";

const FILES = {
  "./pictures/table-1600.webp": "/a/table-1600.webp",
  "./pictures/table-480.webp": "/a/table-480.webp",
  "./pictures/table-960.webp": "/a/table-960.webp",
  "./pictures/table-480.avif": "/a/table-480.avif",
  "./pictures/tableOffice-960.webp": "/a/desk.webp",
  "./pictures/bench-480.webp": "/a/bench.webp",
};

test("a kind's pictures are its own, narrow ones first, with a middling one for old browsers", () => {
  expect(kindPictureIn(FILES, "table")).toEqual({
    avif: "/a/table-480.avif 480w",
    webp: "/a/table-480.webp 480w, /a/table-960.webp 960w, /a/table-1600.webp 1600w",
    src: "/a/table-960.webp",
  });
});

test("without both formats there is no picture, and the drawing stands in", () => {
  expect(kindPictureIn(FILES, "bench")).toBeNull();
  expect(kindPictureIn({}, "shelf")).toBeNull();
});
