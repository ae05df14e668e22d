import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LINE_FIELD, replacedBy } from "../piece/address/line.ts";

/** Says that a piece of the cart is being changed, and carries which; nothing for a new piece. */
export function ChangingNotice({ line }: { line: string | null }) {
  const { t } = useTranslation();
  if (!line) return null;
  return (
    <div className="notice flex flex-wrap items-center justify-between gap-x-4 text-small">
      <p>{t(replacedBy(line).all ? "quantity.changingAll" : "configurator.changing")}</p>
      <Link to="/cartDesktop">{t("configurator.keepAsItIs")}</Link>
      <input type="hidden" name={LINE_FIELD} value={line} />
    </div>
  );
}
