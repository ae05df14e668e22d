import type { Orbit } from "./orbit.ts";
import type { Place } from "./sight.ts";

/** What a gesture does to the view: radians for pixels and key strokes, factors for distance. */
const DRAG = { alpha: 0.0075, beta: 0.0055 } as const;
const KEY = { turn: 0.14, zoom: 1.12 } as const;
const WHEEL = 0.0014;

export interface Hands {
  /** Changes the wanted view. */
  move(change: (orbit: Orbit) => Orbit): void;
  /** Back to the preset of the screen. */
  reset(): void;
  /** Whether something at this place can be dragged by itself: then what follows the hand, else null. */
  grab(place: Place): ((to: Place) => void) | null;
  /** A click or tap that dragged nothing. */
  tap(place: Place): void;
}

/** A hand that has moved less than this (px) has clicked. */
const STEADY = 6;

/**
 * Drag turns, pinch and wheel go nearer, arrow keys and + − do the same, Home goes back. The wheel scrolls the page
 * until the scene has the focus, and always zooms with Ctrl, which is what a trackpad's pinch sends.
 * Returns a function that takes the hands off again.
 */
export function layHandsOn(canvas: HTMLCanvasElement, hands: Hands): () => void {
  const pointers = new Map<number, Place>();
  let begun: Place | null = null;
  let dragging: ((to: Place) => void) | null = null;
  const over = new AbortController();
  const options = { signal: over.signal };

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
      begun = pointers.size === 1 ? placeOf(event) : null;
      dragging = begun && hands.grab(begun);
    },
    options,
  );
  // A finger on what can be dragged drags it; anywhere else it scrolls the page up and down.
  canvas.addEventListener(
    "touchstart",
    (event) => {
      if (dragging) event.preventDefault();
    },
    { ...options, passive: false },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const spread = spreadOf(pointers);
      pointers.set(event.pointerId, now);
      if (begun && apart(begun, placeOf(event)) > STEADY) begun = null;
      if (dragging && begun === null) dragging(placeOf(event));
      else if (dragging) return;
      else if (pointers.size === 1) hands.move((orbit) => dragged(orbit, now.x - before.x, now.y - before.y));
      else if (spread > 0) hands.move((orbit) => nearer(orbit, spread / spreadOf(pointers)));
    },
    options,
  );
  canvas.addEventListener(
    "pointerup",
    (event) => {
      if (begun && pointers.size === 1) hands.tap(placeOf(event));
      begun = null;
    },
    options,
  );
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
    canvas.addEventListener(
      end,
      (event) => {
        pointers.delete(event.pointerId);
        dragging = null;
      },
      options,
    );
  }
  canvas.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && document.activeElement !== canvas) return;
      event.preventDefault();
      hands.move((orbit) => nearer(orbit, Math.exp(event.deltaY * WHEEL * (event.ctrlKey ? 5 : 1))));
    },
    { ...options, passive: false },
  );
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const change = KEYS[event.key];
      if (!change && event.key !== "Home") return;
      event.preventDefault();
      if (change) hands.move(change);
      else hands.reset();
    },
    options,
  );
  return () => over.abort();
}

function placeOf({ offsetX, offsetY }: PointerEvent): Place {
  return { x: offsetX, y: offsetY };
}

function apart(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function dragged(orbit: Orbit, x: number, y: number): Orbit {
  return { ...orbit, alpha: orbit.alpha + x * DRAG.alpha, beta: orbit.beta - y * DRAG.beta };
}

export function nearer(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, radius: orbit.radius * factor };
}

const KEYS: Readonly<Record<string, (orbit: Orbit) => Orbit>> = {
  ArrowLeft: (orbit) => ({ ...orbit, alpha: orbit.alpha - KEY.turn }),
  ArrowRight: (orbit) => ({ ...orbit, alpha: orbit.alpha + KEY.turn }),
  ArrowUp: (orbit) => ({ ...orbit, beta: orbit.beta - KEY.turn / 2 }),
  ArrowDown: (orbit) => ({ ...orbit, beta: orbit.beta + KEY.turn / 2 }),
  "+": (orbit) => nearer(orbit, 1 / KEY.zoom),
  "-": (orbit) => nearer(orbit, KEY.zoom),
};

function spreadOf(pointers: ReadonlyMap<number, Place>): number {
  const [one, two] = [...pointers.values()];
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}
