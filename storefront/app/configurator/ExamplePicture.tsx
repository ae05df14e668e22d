import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentPicture } from "../content/ContentPicture.tsx";
import type { Picture } from "../content/picture.ts";

/** The example picture of a colour beside its name; pressed, it opens large. Without scripts it is a link to it. */
export function ExamplePicture({ name, picture }: { name: string; picture: Picture }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <a
        href={picture.src}
        target="_blank"
        rel="noopener"
        aria-label={t("configurator.example", { name })}
        className="sheet block w-20 flex-none overflow-hidden"
        onClick={(event) => {
          event.preventDefault();
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        <ContentPicture picture={{ ...picture, alt: "" }} sizes="80px" className="h-full w-full" />
      </a>
      <dialog ref={dialog} aria-label={t("configurator.example", { name })} className="paper example">
        {opened ? <ContentPicture picture={picture} sizes="(min-width: 960px) 960px, 100vw" /> : null}
        <p className="flex items-center justify-between gap-4 px-4 py-2">
          <span className="heading font-[600]">{name}</span>
          <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
            {t("configurator.addedClose")}
          </button>
        </p>
      </dialog>
    </>
  );
}
