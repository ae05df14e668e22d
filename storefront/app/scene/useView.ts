import type { Companion, Kind, Part } from "@planke46/furniture-rules";
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { useLoad } from "../loading/useLoad.ts";
import type { View, ViewOptions } from "./contract.ts";
import { loadView, loadViewForRooms } from "./loadView.ts";

interface ViewState {
  /**
   * `waiting` while the drawing is shown instead, `shown` when the scene has drawn, `impossible` without WebGL,
   * `failed` when its code failed to load.
   */
  name: "waiting" | "shown" | "impossible" | "failed";
  /** Of its own for each canvas: none is used again after its graphics were lost, or for another way to draw. */
  canvasKey: string;
  view: MutableRefObject<View | null>;
  retry: () => void;
}

/** After more lost WebGL contexts than this the scene stays off. */
const MOST_LOSSES = 3;

interface Wanted extends Pick<ViewOptions, "screen" | "onBoard" | "onHang" | "hangs" | "measures"> {
  parts: readonly Part[];
  kind: Kind;
  /** What of a known size stands beside the furniture. */
  companion: Companion | null;
  /** Whether the page shall be able to show the furniture in the shopper's room. */
  rooms: boolean;
}

/** Keeps a view on a canvas in step with the parts, from when the page is idle until it is left. */
export function useView(canvas: RefObject<HTMLCanvasElement>, wanted: Wanted): ViewState {
  const { loading, retry } = useLoad(wanted.rooms ? loadViewForRooms : loadView);
  const [state, setState] = useState<{ name: ViewState["name"]; attempt: number }>({
    name: "waiting",
    attempt: 0,
  });
  const latest = useRef(wanted);
  latest.current = wanted;
  const view = useRef<View | null>(null);
  const { attempt } = state;
  const code = loading.state === "here" ? loading.value : null;

  useEffect(() => {
    const target = canvas.current;
    if (!target || !code) return;
    view.current = opened(() =>
      code.openView(target, code.beginFor(latest.current.kind), latest.current.parts, {
        screen: latest.current.screen,
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
      setState((before) => ({ ...before, name: "waiting" }));
    };
  }, [canvas, code, attempt]);

  useEffect(() => {
    view.current?.show(wanted.parts);
  }, [wanted.parts]);

  useEffect(() => {
    if (state.name === "shown") view.current?.compare(wanted.companion);
  }, [wanted.companion, state.name]);

  return {
    name: loading.state === "failed" ? "failed" : state.name,
    canvasKey: `${attempt} ${wanted.rooms}`,
    view,
    retry,
  };
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
