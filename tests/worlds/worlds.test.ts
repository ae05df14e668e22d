import { isCustomerMail, MAIL_TEXT_KEYS } from "@planke46/furniture-rules";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { HAS_ENGLISH, type World } from "../../cms/worlds/anyContent.ts";
import { ask } from "../../cms/worlds/ask.ts";
import { sampleMail } from "../../plugins/furniture/src/domain/mails/sample/preview-texts";
import { readColors } from "../../plugins/furniture/src/modules/shop-details/content-source";
import { readDetails } from "../../plugins/furniture/src/modules/shop-details/details";
import {
  byKey,
  mailTextsIn,
  readMailTexts,
} from "../../plugins/furniture/src/modules/shop-details/mail-texts";
import { LANGUAGES, type Language } from "../../storefront/app/language/languages.ts";
import { LONG } from "../long-run";
import { faultsOf, junkIn, lostOn, readable } from "./oracle.ts";
import { contentOf, PAGES, type Path, type Shown, show } from "./pages.ts";
import { openStudio } from "./studio.ts";

const WORLDS = LONG ? 200 : 4;

interface ShownPage {
  at: string;
  world: World;
  path: Path;
  language: Language;
  shown: Shown;
}

const worlds: World[] = [];
const pages: ShownPage[] = [];
const broken: string[] = [];

beforeAll(async () => {
  const studio = await openStudio();
  for (const drafts of fc.sample(studio.drafts, WORLDS)) worlds.push(await studio.published(drafts));
  for (const [number, world] of worlds.entries()) {
    for (const path of Object.keys(PAGES) as Path[]) {
      for (const language of LANGUAGES) {
        const at = `world ${number}, ${language} ${path}`;
        try {
          pages.push({ at, world, path, language, shown: await show(world, path, language) });
        } catch (error) {
          broken.push(`${at}: ${error instanceof Error ? error.stack : error}`);
        }
      }
    }
  }
}, 1_800_000);

/** Each page with what is wrong with it; none where nothing is. */
function wrong(faults: (page: ShownPage) => string[]): string[] {
  return pages.flatMap((page) => faults(page).map((fault) => `${page.at}: ${fault.slice(0, 300)}`));
}

test("every page stands, says nothing but words, and has a name for what it shows", () => {
  expect(broken).toEqual([]);
  expect(wrong(({ shown, world }) => faultsOf(shown, world))).toEqual([]);
});

test("nothing that an editor wrote for a page is lost, and prices in it are those in force", () => {
  expect(wrong(({ path, shown, world, language }) => lostOn(path, shown, world, language))).toEqual([]);
});

test("an English page shows German to nobody where there is English", () => {
  const german = ({ language, shown }: ShownPage) =>
    language === "en" && JSON.stringify(shown).includes(HAS_ENGLISH) ? ["German"] : [];
  expect(wrong(german)).toEqual([]);
});

test("a person without a picture is shown with a whole character, an emoji too", async () => {
  const team = [{ _key: "a", name: "🪵 Anna" }];
  const about = { _id: "aboutPage", _type: "aboutPage", title: { de: "Wir" }, intro: { de: "Hier" }, team };
  expect(faultsOf(await show([about], "/about", "de"), [about])).toEqual([]);
});

const COLORS = `*[_type == "standardColor" && hidden != true] | order(orderRank asc) {
  hex, ral, "label": {"de": coalesce(name.de, name.en), "en": coalesce(name.en, name.de)}
}`;

test("Medusa sells the very colours that pages offer, by the same names", async () => {
  for (const world of worlds) {
    const palette = readColors(await ask(world, COLORS, {}));
    for (const language of LANGUAGES) {
      const offered = await contentOf(world).standardColors(language);
      expect(offered.map(({ hex, name }) => [hex, name.trim()])).toEqual(
        palette.map(({ hex, label }) => [hex, label[language]]),
      );
    }
  }
});

test("Medusa takes all settings and texts of mails, and each mail says nothing but words in its language", () => {
  for (const world of worlds) {
    const { texts, broken } = readMailTexts(byKey(world));
    expect(broken).toEqual([]);
    const settings = world.find(({ _id }) => _id === "shopSettings");
    if (!settings) continue;
    const shop = { ...readDetails(settings), storefrontUrl: "https://shop.example" };
    for (const language of LANGUAGES) {
      for (const key of MAIL_TEXT_KEYS.filter(isCustomerMail)) {
        const { subject, html, text } = sampleMail(key, language, shop, mailTextsIn(texts, language));
        const said = [subject, text, readable(html)].join("\n");
        const german = language === "en" && said.includes(HAS_ENGLISH);
        const faults = [
          ...junkIn(said, world),
          ...(german ? ["German"] : []),
          ...(html.includes("<i>") ? ["markup"] : []),
        ];
        expect([key, language, faults]).toEqual([key, language, []]);
      }
    }
  }
});
