import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { sidesOf } from "./sidesOf.ts";
import { type PlankMeasures, pictureOf, type ViewedPlank } from "./viewedPlank.ts";

interface PlankDialogProps {
  kind: string;
  /** The plank it opens with. */
  first: string;
  among: readonly ViewedPlank[];
  onTake?: ((id: string) => void) | undefined;
  onClose: () => void;
}

/** One plank as large as the screen allows: its whole face from end to end, its end grain, its measures. */
export default function PlankDialog({ kind, first, among, onTake, onClose }: PlankDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(first);
  const at = Math.max(
    0,
    among.findIndex(({ id }) => id === shown),
  );
  const plank = among[at];
  // First of all effects: only an open dialog has a width.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const closeUp = useCloseUp(shown);
  const measures = useMeasures(kind).find(({ id }) => id === shown);
  if (!plank) return null;
  const [before, after] = [among[at - 1], among[at + 1]];
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={title}
      className="paper plank-viewer content-start"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={title} className="text-title" aria-live="polite">
          {plank.title}
        </h2>
        <p className="figures text-muted">{measures ? t("plankViewer.measures", sidesOf(measures)) : null}</p>
      </header>
      <Face key={plank.id} kind={kind} plank={plank} closeUp={closeUp} />
      <ZoomBar closeUp={closeUp} />
      {measures?.end ? (
        <figure className="plank-viewer-end">
          <img
            src={pictureOf(kind, plank.id, "end")}
            alt={t("plankViewer.endOf", { title: plank.title })}
            width={448}
            height={64}
          />
          <figcaption className="text-small text-muted">{t("plankViewer.end")}</figcaption>
        </figure>
      ) : null}
      <footer className="flex flex-wrap items-center gap-3">
        {onTake ? (
          <button
            type="button"
            className="button button-main"
            onClick={() => {
              onTake(plank.id);
              dialog.current?.close();
            }}
          >
            {t("plankViewer.take")}
          </button>
        ) : null}
        {among.length > 1 ? (
          <>
            <Step to={before} label={t("plankViewer.before")} onStep={setShown} />
            <Step to={after} label={t("plankViewer.after")} onStep={setShown} />
          </>
        ) : null}
        <button type="button" className="button button-quiet ml-auto" onClick={() => dialog.current?.close()}>
          {t("plankViewer.close")}
        </button>
      </footer>
    </dialog>
  );
}

/** The plank's face in a window that scrolls by finger, by mouse and by arrow keys. */
function Face({ kind, plank, closeUp }: { kind: string; plank: ViewedPlank; closeUp: CloseUp }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <section
      ref={closeUp.window}
      className="plank-window"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={t("plankViewer.window", { title: plank.title })}
      onPointerDown={closeUp.onPointerDown}
    >
      {failed ? (
        <p className="notice m-4">{t("plankViewer.failed")}</p>
      ) : (
        <img
          src={pictureOf(kind, plank.id, "large")}
          alt={t("configurator.plankPicture", { title: plank.title })}
          width={3300}
          height={420}
          draggable={false}
          style={{
            width: `${closeUp.zoom * 100}%`,
            ...(plank.image && { backgroundImage: `url("${encodeURI(plank.image)}")` }),
          }}
          onError={() => setFailed(true)}
        />
      )}
    </section>
  );
}

function ZoomBar({ closeUp: { zoom, most, setZoom, goTo } }: { closeUp: CloseUp }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <span className="flex flex-wrap gap-2">
        <button type="button" className="button min-h-11! px-3!" onClick={() => goTo(0)}>
          {t("plankViewer.left")}
        </button>
        <button type="button" className="button min-h-11! px-3!" onClick={() => goTo(1)}>
          {t("plankViewer.right")}
        </button>
        <button type="button" className="button min-h-11! px-3!" onClick={() => setZoom(1)}>
          {t("plankViewer.whole")}
        </button>
      </span>
      <label htmlFor={id} className="flex min-h-11 flex-1 items-center gap-3 text-small">
        {t("plankViewer.zoom")}
        <input
          id={id}
          type="range"
          min={1}
          max={most}
          step={0.1}
          value={zoom}
          aria-valuetext={t("plankViewer.zoomed", { zoom: Math.round(zoom * 10) / 10 })}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="slider min-w-24 flex-1"
        />
      </label>
    </div>
  );
}

interface StepProps {
  to: ViewedPlank | undefined;
  label: string;
  onStep: (id: string) => void;
}

function Step({ to, label, onStep }: StepProps) {
  return (
    <button type="button" className="button" disabled={!to} onClick={() => to && onStep(to.id)}>
      {label}
    </button>
  );
}

/** The measures of a kind's planks, asked for once; empty until they are known, and when the store does not answer. */
function useMeasures(kind: string): readonly PlankMeasures[] {
  const [measures, setMeasures] = useState<readonly PlankMeasures[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    askMeasures(kind, leaving.signal).then(setMeasures, () => {});
    return () => leaving.abort();
  }, [kind]);
  return measures;
}

async function askMeasures(kind: string, signal: AbortSignal): Promise<readonly PlankMeasures[]> {
  const answer = await fetch(`/stock/${kind}`, { headers: { accept: "application/json" }, signal });
  if (!answer.ok) return [];
  const { stock }: { stock?: PlankMeasures[] | null } = await answer.json();
  return stock ?? [];
}

/** Pictures of planks are this wide (px): more shows nothing more. */
const SHARP_UP_TO = 3300;
/** Length to width of a plank's picture. */
const PROPORTION = 8;
/** At first a board is as high as this share of its window. */
const OPENS_AT = 0.9;

interface CloseUp {
  window: RefObject<HTMLElement>;
  /** 1 shows the whole plank; at most `most`. */
  zoom: number;
  most: number;
  setZoom: (zoom: number) => void;
  /** Moves the window to a share of the plank's length: 0 its left end, 1 its right one. */
  goTo: (share: number) => void;
  /** Dragging with a mouse; fingers and keys scroll as everywhere. */
  onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
}

/** A window onto a long picture: how much larger it is than its window, and which part one sees. */
function useCloseUp(plank: string): CloseUp {
  const window = useRef<HTMLElement>(null);
  const [most, setMost] = useState(1);
  const [zoom, setZoomState] = useState(1);
  const centre = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another plank is looked at from its left end
  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const { clientWidth, clientHeight } = element;
    const most = Math.max(2, SHARP_UP_TO / Math.max(1, clientWidth));
    setMost(most);
    centre.current = 0;
    setZoomState(
      Math.min(most, Math.max(1, (clientHeight * OPENS_AT * PROPORTION) / Math.max(1, clientWidth))),
    );
  }, [plank]);

  // What was in the middle stays in the middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the picture has its new size
  useLayoutEffect(() => {
    const element = window.current;
    if (element) element.scrollLeft = centre.current * element.scrollWidth - element.clientWidth / 2;
  }, [zoom]);

  const setZoom = useCallback((next: number) => {
    const element = window.current;
    if (element) centre.current = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
    setZoomState(next);
  }, []);

  const goTo = useCallback((share: number) => {
    const element = window.current;
    if (!element) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({
      left: share * (element.scrollWidth - element.clientWidth),
      behavior: calm ? "auto" : "smooth",
    });
  }, []);

  const onPointerDown = useCallback((event: ReactPointerEvent<HTMLElement>) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const element = event.currentTarget;
    const from = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
    element.setPointerCapture(event.pointerId);
    const move = (moved: PointerEvent) => {
      element.scrollLeft = from.x - moved.clientX;
      element.scrollTop = from.y - moved.clientY;
    };
    const end = () => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
  }, []);

  return { window, zoom, most, setZoom, goTo, onPointerDown };
}
