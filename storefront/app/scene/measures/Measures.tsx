import { boundsOf, DEFINITIONS, type Kind, type Part } from "@planke46/furniture-rules";
import { forwardRef } from "react";
import { useTranslation } from "react-i18next";
import type { MeasureWords } from "./lines.ts";

interface MeasuresProps {
  kind: Kind;
  parts: readonly Part[];
}

/** Length, depth and height over the scene. The scene sets their positions in every frame. */
export const Measures = forwardRef<SVGSVGElement, MeasuresProps>(function Measures({ kind, parts }, ref) {
  const { t } = useTranslation();
  const { min, max } = boundsOf(parts);
  const cm = (axis: "x" | "y" | "z") => t("scene.cm", { cm: Math.round(max[axis] - min[axis]) });
  const reach = DEFINITIONS[kind].adjustable?.height;
  const words: MeasureWords = {
    x: cm("x"),
    y: reach ? t("scene.cm", { cm: `${reach.min}–${reach.max}` }) : cm("y"),
    // The depth of a picture frame is fixed, so it is not shown.
    z: kind === "frame" ? "" : cm("z"),
  };
  return (
    <svg ref={ref} className="scene-measures figures" aria-hidden="true">
      {(["x", "y", "z"] as const).map((axis) =>
        words[axis] ? (
          <g key={axis} data-axis={axis}>
            <line />
            <text>{words[axis]}</text>
          </g>
        ) : null,
      )}
    </svg>
  );
});
