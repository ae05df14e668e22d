import type { CustomValidatorResult, Rule } from "sanity";
import { isFilled } from "../translation/missingEnglish.ts";

type Localized = { de?: unknown; en?: unknown } | undefined;

/** German must be there; a missing English version is pointed out, but may come later. */
export function germanRequired(rule: Rule): Rule[] {
  return [
    rule.required().error("Dieses Feld wird gebraucht."),
    rule.custom(
      (value: Localized): CustomValidatorResult =>
        isFilled(value?.de) ? true : { message: "Der deutsche Text fehlt.", path: ["de"] },
    ),
    englishExpected(rule),
  ];
}

/** For texts that may be left out: whoever writes German is reminded of English. */
export function englishExpected(rule: Rule): Rule {
  return rule
    .custom(
      (value: Localized): CustomValidatorResult =>
        !isFilled(value?.de) || isFilled(value?.en)
          ? true
          : { message: "Die englische Fassung fehlt noch.", path: ["en"] },
    )
    .warning();
}
