import { type ReactNode, useRef, useState } from "react";
import { pictureOf, type ViewedPlank } from "./viewedPlank.ts";

type Dialog = typeof import("./PlankDialog.tsx").default;

/**
 * Loads the dialog. Not with React's `lazy`: code that does not come, for one after a new version of the shop, would end the whole page.
 * @param follow goes where the link leads, to the picture
 */
export function loadDialog(show: (dialog: Dialog) => void, follow: () => void): Promise<void> {
  return import("./PlankDialog.tsx").then((loaded) => show(loaded.default), follow);
}

interface PlankLinkProps {
  kind: string;
  plank: ViewedPlank;
  /** The planks one can go on to from this one, itself among them. */
  among: readonly ViewedPlank[];
  /** Takes a plank for the position being picked for; left out where there is nothing to pick. */
  onTake?: ((id: string) => void) | undefined;
  label: string;
  className: string;
  /** Left out of the way of the Tab key, where another way leads to it. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
}

/** Opens a plank large. Without scripts, and where those of the dialog do not come, it is a link to its picture. */
export function PlankLink({
  kind,
  plank,
  among,
  onTake,
  label,
  className,
  tabIndex,
  children,
}: PlankLinkProps) {
  const [PlankDialog, setDialog] = useState<Dialog>();
  const link = useRef<HTMLAnchorElement>(null);
  const href = pictureOf(kind, plank.id, "large");
  return (
    <>
      <a
        ref={link}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={label}
        aria-haspopup="dialog"
        className={className}
        tabIndex={tabIndex}
        onClick={(event) => {
          event.preventDefault();
          void loadDialog(
            (dialog) => setDialog(() => dialog),
            () => location.assign(href),
          );
        }}
      >
        {children}
      </a>
      {PlankDialog ? (
        <PlankDialog
          kind={kind}
          first={plank.id}
          among={among}
          onTake={onTake}
          onClose={() => {
            setDialog(undefined);
            link.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
