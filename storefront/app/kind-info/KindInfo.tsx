import { ContentPicture } from "../content/ContentPicture.tsx";
import type { Picture } from "../content/picture.ts";
import { RichHtml } from "../content/RichHtml.tsx";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { MaterialInfo } from "./MaterialInfo.tsx";

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
              <h2 id="more" className="mb-4 text-title">
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
            <h2 id="more" className="text-title">
              {info.title}
            </h2>
            <RichHtml html={info.html} />
          </>
        )}
      </div>
    </section>
  );
}
