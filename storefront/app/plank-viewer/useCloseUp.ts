import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Pictures of planks are this wide (px): more shows nothing more. */
const SHARP_UP_TO = 3300;
/** Length to width of a plank's picture. */
const PROPORTION = 8;
/** At first a board is as high as this share of its window. */
const OPENS_AT = 0.9;

export interface CloseUp {
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
export function useCloseUp(plank: string): CloseUp {
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
