import { useRef } from "react";
import { useTranslation } from "react-i18next";

/** A picture of a colour, small for the list and large to look at. */
export interface Example {
  small: string;
  large: string;
  alt: string;
}

/** The example picture of a colour beside its name; pressed, it opens large. Without scripts it is a link to it. */
export function ExamplePicture({ name, example }: { name: string; example: Example }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  return (
    <>
      <a
        href={example.large}
        target="_blank"
        rel="noopener"
        aria-label={t("configurator.example", { name })}
        className="sheet block w-20 flex-none overflow-hidden"
        onClick={(event) => {
          event.preventDefault();
          if (image.current) image.current.src = example.large;
          dialog.current?.showModal();
        }}
      >
        <img
          src={example.small}
          alt=""
          width={160}
          height={120}
          loading="lazy"
          className="h-full w-full object-cover"
        />
      </a>
      <dialog ref={dialog} aria-label={t("configurator.example", { name })} className="paper example">
        <img ref={image} alt={example.alt || name} width={960} height={720} className="block h-auto w-full" />
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
