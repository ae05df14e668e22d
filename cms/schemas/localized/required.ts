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

/** For optional texts: warns when the German text is filled and the English one is not. */
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
