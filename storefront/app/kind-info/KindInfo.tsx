import { useTranslation } from "react-i18next";
import { ContentPicture, type Picture } from "../content/ContentPicture.tsx";
import { RichHtml } from "../content/RichHtml.tsx";
import type { ConfigurableKind } from "../piece/kinds.ts";

export interface ShownKindInfo {
  title: string;
  html: string;
  picture: Picture | null;
}

/** What one wants to know about a kind before buying, below its configurator. Without it, what holds for all kinds. */
export function KindInfo({ kind, info }: { kind: ConfigurableKind; info: ShownKindInfo | null }) {
  if (!info) return <MaterialInfo kind={kind} />;
  return (
    <section aria-labelledby="more" className="mx-auto max-w-page px-4 pt-14 desk:px-8 desk:pt-20">
      <div
        className={`grid gap-6 desk:gap-12 ${info.picture ? "items-center desk:grid-cols-2" : "desk:grid-cols-[1fr_2fr]"}`}
      >
        {info.picture ? (
          <>
            <div>
              <h2 id="more" className="mb-4 text-title hyphens-auto">
                {info.title}
              </h2>
              <RichHtml html={info.html} />
            </div>
            <ContentPicture
              picture={info.picture}
              sizes="(min-width: 813px) 46vw, 92vw"
              className="framed order-first desk:order-none"
            />
          </>
        ) : (
          <>
            <h2 id="more" className="text-title hyphens-auto">
              {info.title}
            </h2>
            <RichHtml html={info.html} />
          </>
        )}
      </div>
    </section>
  );
}

const PARTS = ["wood", "wax", "steel"] as const;

/** What one wants to know about the material before buying. */
function MaterialInfo({ kind }: { kind: ConfigurableKind }) {
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
