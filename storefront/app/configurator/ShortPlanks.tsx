import { useTranslation } from "react-i18next";
import type { StockPlank } from "../piece/stockPlank.ts";

/** Names the picked planks that are too short. Always in the page: screen readers announce its changes. */
export function ShortPlanks({ planks, needed }: { planks: readonly StockPlank[]; needed: number }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {planks.map(({ id, title, length }) => (
        <p key={id} className="notice notice-fault mt-3 text-small">
          {t("configurator.plankShort", { title, length, needed })}
        </p>
      ))}
    </div>
  );
}
