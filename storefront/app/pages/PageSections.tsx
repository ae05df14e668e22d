import { ContentPicture } from "../content/ContentPicture.tsx";
import type { Picture } from "../content/picture.ts";
import { RichHtml } from "../content/RichHtml.tsx";

export interface ShownSection {
  key: string;
  title: string;
  html: string;
  picture: Picture | null;
}

/** The sections of a page one below the other; pictures take turns at being on the right and on the left. */
export function PageSections({ sections }: { sections: ShownSection[] }) {
  return (
    <div className="mx-auto max-w-page px-4 desk:px-8">
      {sections.map(({ key, title, html, picture }) => (
        <section key={key} aria-labelledby={`${key}-title`} className="page-section">
          <h2 id={`${key}-title`} className="text-title hyphens-auto">
            {title}
          </h2>
          <RichHtml html={html} />
          {picture ? (
            <ContentPicture
              picture={picture}
              sizes="(min-width: 813px) 48vw, 92vw"
              className="framed page-picture"
            />
          ) : null}
        </section>
      ))}
    </div>
  );
}
