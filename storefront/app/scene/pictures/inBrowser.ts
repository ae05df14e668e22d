// Runs in the browser that takes the pictures: puts furniture on the page's canvas and says when it can be photographed.
import { type Configuration, type Kind, partsOf } from "@planke46/furniture-rules";
import { fit } from "../camera/fit.ts";
import type { Orbit } from "../camera/orbit.ts";
import { engineFor } from "../renderer/engine.ts";
import type { PlankPictures } from "../renderer/planks.ts";
import { Stage } from "../renderer/stage.ts";

export interface Shot {
  kind: Kind;
  configuration: Configuration;
  /** From where; the distance follows from how much of the picture the furniture should fill. */
  view: Pick<Orbit, "alpha" | "beta">;
  /** Planks of the sample stock for the boards, in their order. */
  planks: readonly string[];
}

declare global {
  interface Window {
    take(shot: Shot): Promise<void>;
  }
}

/** A long lens, as furniture is photographed with: upright opening in radians, and how much of the picture is filled. */
const LENS = { fov: 0.42, fills: 0.8 } as const;

window.take = async ({ kind, configuration, view, planks }) => {
  const canvas = document.querySelector("canvas");
  const engine = canvas && engineFor(canvas);
  if (!engine) throw new Error("no WebGL 2");
  engine.resize();
  const stage = new Stage(
    engine,
    (_, place) => sampleStock(planks[place % planks.length] ?? "19"),
    () => {},
  );
  const parts = partsOf(kind, configuration);
  stage.show(parts);
  const { orbit, target } = fit(view, stage.bounds, { ...LENS, aspect: canvas.width / canvas.height });
  stage.look(orbit, target, LENS.fov);
  while (!stage.isComplete) await new Promise((resolve) => setTimeout(resolve, 50));
  stage.show(parts);
  stage.draw();
};

function sampleStock(name: string): PlankPictures {
  return {
    face: `/planks/${name}.avif`,
    normal: `/planks/${name}.normal.avif`,
    end: `/planks/${name}.end.avif`,
  };
}
