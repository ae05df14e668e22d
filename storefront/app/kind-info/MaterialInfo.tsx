import { useTranslation } from "react-i18next";
import type { ConfigurableKind } from "../piece/kinds.ts";

const PARTS = ["wood", "wax", "steel"] as const;

/** What one wants to know about the material before buying. */
export function MaterialInfo({ kind }: { kind: ConfigurableKind }) {
  const { t } = useTranslation();
  const parts = kind === "frame" ? PARTS.filter((part) => part !== "steel") : PARTS;
  return (
    <section aria-labelledby="more" className="mx-auto max-w-page px-4 pt-14 desk:px-8">
      <h2 id="more" className="mb-6 text-title">
        {t(`configurator.of.${kind}.info`)}
      </h2>
      <div className="grid gap-8 desk:grid-cols-3 desk:gap-12">
        {parts.map((part) => (
          <div key={part}>
            <h3 className="text-lead">{t(`configurator.info.${part}.title`)}</h3>
            <p className="mt-1 max-w-[46ch] text-muted">{t(`configurator.info.${part}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
