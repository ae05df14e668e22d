import { TranslateIcon } from "@sanity/icons";
import type { DocumentBadgeComponent } from "sanity";
import { definitions } from "../schemas/index.ts";
import { missingEnglish } from "../schemas/translation/missingEnglish.ts";
import { missingNote } from "../schemas/translation/withTranslationState.ts";

/** Stands below the editor while English texts are missing. */
export const translationBadge: DocumentBadgeComponent = ({ type, draft, published }) => {
  const missing = missingEnglish(type, draft ?? published, definitions);
  if (missing.length === 0) return null;
  return {
    label: missingNote(missing.length),
    title: `Nur auf Deutsch: ${missing.join(", ")}`,
    color: "warning",
    icon: TranslateIcon,
  };
};
