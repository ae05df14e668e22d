import { useTranslation } from "react-i18next";

interface CopyButtonProps {
  /** What is put into the clipboard. */
  text: string;
  /** What it is called: "IBAN". */
  name: string;
}

/** Copies a text to the clipboard: `answerCopyButtons` does so. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button button-quiet with-script no-print text-small"
      aria-label={t("order.completed.copyNamed", { name })}
      data-copy={text}
      data-name={name}
    >
      {t("order.completed.copy")}
    </button>
  );
}
