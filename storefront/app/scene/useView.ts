import type { Companion, Kind, Part } from "@planke46/furniture-rules";
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { useLoad } from "../loading/useLoad.ts";
import type { View, ViewOptions } from "./contract.ts";

export interface ViewState {
  /**
   * `waiting` while the drawing is shown instead, `shown` when the scene has drawn, `impossible` without WebGL,
   * `failed` when its code failed to load.
   */
  name: "waiting" | "shown" | "impossible" | "failed";
  /** Counts canvases: one whose graphics were lost is not used again. */
  attempt: number;
}

/** After more lost WebGL contexts than this the scene stays off. */
const MOST_LOSSES = 3;

interface Wanted extends Pick<ViewOptions, "screen" | "onBoard" | "onHang" | "hangs" | "measures"> {
  parts: readonly Part[];
  kind: Kind;
  /** What of a known size stands beside the furniture. */
  companion: Companion | null;
}

/** Keeps a view on a canvas in step with the parts, from when the page is idle until it is left. */
export function useView(
  canvas: RefObject<HTMLCanvasElement>,
  wanted: Wanted,
): ViewState & { view: MutableRefObject<View | null>; retry: () => void } {
  const { loading, retry } = useLoad(loadView);
  const [state, setState] = useState<ViewState>({ name: "waiting", attempt: 0 });
  const latest = useRef(wanted);
  latest.current = wanted;
  const view = useRef<View | null>(null);
  const { attempt } = state;
  const code = loading.state === "here" ? loading.value : null;

  useEffect(() => {
    const target = canvas.current;
    if (!target || !code) return;
    view.current = opened(() =>
      code.openView(target, latest.current.parts, {
        screen: latest.current.screen,
        picturesOf: (plank, place) => code.picturesOf(latest.current.kind, plank, place),
        onBoard: (position) => latest.current.onBoard(position),
        hangs: () => latest.current.hangs(),
        onHang: (position, fromTop) => latest.current.onHang(position, fromTop),
        measures: () => latest.current.measures(),
        onShown: () => setState({ name: "shown", attempt }),
        onLost: () =>
          setState(
            attempt < MOST_LOSSES
              ? { name: "waiting", attempt: attempt + 1 }
              : { name: "impossible", attempt },
          ),
      }),
    );
    if (!view.current) setState({ name: "impossible", attempt });
    return () => {
      view.current?.dispose();
      view.current = null;
    };
  }, [canvas, code, attempt]);

  useEffect(() => {
    view.current?.show(wanted.parts);
  }, [wanted.parts]);

  useEffect(() => {
    if (state.name === "shown") view.current?.compare(wanted.companion);
  }, [wanted.companion, state.name]);

  return { ...state, name: loading.state === "failed" ? "failed" : state.name, view, retry };
}

/** Graphics that fail while the scene is set up are as good as none: the drawing stays. */
function opened(open: () => View | null): View | null {
  try {
    return open();
  } catch (error) {
    console.warn("The 3D scene could not begin; the drawing stays.", error);
    return null;
  }
}

/** The scene's code, asked for once the drawing has been painted and the page has nothing better to do. */
async function loadView() {
  await idle();
  const [{ openView }, { picturesOf }] = await Promise.all([
    import("./view.ts"),
    import("./planks/picturesOf.ts"),
  ]);
  return { openView, picturesOf };
}

function idle(): Promise<void> {
  return new Promise((begin) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => begin(), { timeout: 1500 });
    else setTimeout(begin, 200);
  });
}
