import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../language/languages.ts";
import { localBlocks, localText } from "./fragments.server.ts";

test.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  "what editors write in %s is asked for where a page is read in it, and the German text where it is missing",
  (language) => {
    const asked = `$locale == "${language}" => coalesce(title.${language}, title.${DEFAULT_LANGUAGE})`;
    for (const query of [localText("title"), localBlocks("title")]) expect(query).toContain(asked);
  },
);
