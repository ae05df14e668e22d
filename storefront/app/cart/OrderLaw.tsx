import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";

interface OrderLawProps {
  /** Everything that is ordered; ordinary goods are not made to measure. */
  lines: readonly { id: string; madeToMeasure?: boolean }[];
}

/** Which terms hold, what can be given back and what holds for defects, named right above the button. */
export function OrderLaw({ lines }: OrderLawProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tailored = lines.filter(({ madeToMeasure }) => madeToMeasure).length;
  const which = tailored === 0 ? "none" : tailored === lines.length ? "all" : "some";
  return (
    <p className="text-small text-muted">
      {t("cart.law.before")}{" "}
      <Link to={PATHS.terms[language]} target="_blank" rel="noopener">
        {t("cart.law.terms")}
      </Link>{" "}
      {t("cart.law.between")}{" "}
      <Link to={PATHS.withdrawalPolicy[language]} target="_blank" rel="noopener">
        {t("cart.law.withdrawal")}
      </Link>
      . {t(`cart.law.tailored.${which}`)} {t("cart.law.guarantee")}{" "}
      <Link to={PATHS.guarantee[language]} target="_blank" rel="noopener">
        {t("cart.law.guaranteeNotice")}
      </Link>
      .
    </p>
  );
}
