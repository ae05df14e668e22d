import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Notice } from "../forms/Notice.tsx";
import type { RefusedSurvey } from "./answerSurvey.server.ts";

/**
 * Where did you hear about us? Sent with the order; the answer leads to the start page. The question is at the end of a long page without
 * React: an answer that was refused is a new document, which opens at the question.
 */
export function OriginSurvey({ answer }: { answer: RefusedSurvey | undefined }) {
  const { t } = useTranslation();
  const sending = useNavigation().state === "submitting";
  return (
    <Form method="post" className="no-print grid gap-4 border-t border-line pt-5">
      <fieldset className="grid gap-3">
        <legend className="heading mb-3 text-lead">{t("survey.heading")}</legend>
        <div id={REFUSAL}>
          <Notice words={answer?.notice} />
        </div>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {ORIGINS.map((origin, at) => (
            <label key={origin} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="normalOrigin"
                value={origin}
                className="mark"
                // biome-ignore lint/a11y/noAutofocus: where the refused answer is put right
                autoFocus={answer !== undefined && at === 0}
                aria-describedby={answer && REFUSAL}
                defaultChecked={answer?.typed.normalOrigin === origin}
              />
              {t(`survey.origin.${origin}`)}
            </label>
          ))}
        </div>
        <div className="field">
          <label htmlFor="other-origin">{t("survey.other")}</label>
          <input
            id="other-origin"
            name="otherOrigin"
            className="input"
            maxLength={200}
            autoComplete="off"
            defaultValue={answer?.typed.otherOrigin}
          />
        </div>
      </fieldset>
      <p>
        <button type="submit" className="button" disabled={sending}>
          {t("survey.send")}
        </button>
      </p>
    </Form>
  );
}

/** Holds why an answer was refused. */
const REFUSAL = "survey-refusal";

/** The choices of the survey, as the commerce side names them. */
const ORIGINS = ["facebook", "instagram", "google", "friends"] as const;
