import type { Kind } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { QuestionForm } from "./QuestionForm.tsx";

/** The questions form as configurators show it below their piece. */
export function QuestionSection({ kind, submission }: { kind: Kind; submission: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="question-heading" className="mx-auto max-w-page px-4 pt-14 desk:px-8">
      <div className="paper grid gap-6 p-5 desk:grid-cols-[1fr_2fr] desk:gap-12 desk:p-8">
        <div>
          <h2 id="question-heading" className="text-title">
            {t("question.heading")}
          </h2>
          <p className="mt-2 max-w-[46ch] text-muted">{t("question.lead")}</p>
        </div>
        <QuestionForm kind={kind} submission={submission} />
      </div>
    </section>
  );
}
