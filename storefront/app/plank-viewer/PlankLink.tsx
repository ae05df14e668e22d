import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { pictureOf, type ViewedPlank } from "./viewedPlank.ts";

const PlankDialog = lazy(() => import("./PlankDialog.tsx"));

interface PlankLinkProps {
  kind: string;
  plank: ViewedPlank;
  /** The planks one can go on to from this one, itself among them. */
  among: readonly ViewedPlank[];
  /** Takes a plank for the position being picked for; left out where there is nothing to pick. */
  onTake?: ((id: string) => void) | undefined;
  label: string;
  className?: string;
  /** Left out of the way of the Tab key, where another way leads to it. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
}

/** Opens a plank large. Without scripts it is a link to its picture. */
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
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <a
        ref={link}
        href={pictureOf(kind, plank.id, "large")}
        target="_blank"
        rel="noopener"
        aria-label={label}
        aria-haspopup="dialog"
        className={className}
        tabIndex={tabIndex}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {open ? (
        <Suspense fallback={null}>
          <PlankDialog
            kind={kind}
            first={plank.id}
            among={among}
            onTake={onTake}
            onClose={() => {
              setOpen(false);
              link.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
