import { expect, test } from "vitest";
import { configurator as questions } from "../../../cms/sample/source/faq-configurator.ts";
import { frames } from "../../../cms/sample/source/faq-frames.ts";
import { texts as de } from "../language/de/index.ts";
import { texts as en } from "../language/en/index.ts";
import { kindOfPath } from "../piece/pages.ts";
import { stepsOf } from "./StepBar.tsx";

test.each([
  ["muster", "de", de],
  ["muster", "en", en],
  ["eigene-farbe", "de", de],
  ["eigene-farbe", "en", en],
] as const)(
  "the help page's answer %s in %s leads to the group that offers samples, and names it",
  (slug, language, texts) => {
    const answer = [...questions, ...frames]
      .find((question) => question.slug === slug)
      ?.answer[language].join(" ");
    expect(answer).toContain(texts.configurator.color);
    const [, path = "", id] = /\]\(([^)#]+)#(\w+)\)/.exec(answer ?? "") ?? [];
    const kind = kindOfPath(path);
    expect(kind && stepsOf(kind).map((step) => step.id)).toContain(id);
    expect(id).toBe("color");
  },
);
