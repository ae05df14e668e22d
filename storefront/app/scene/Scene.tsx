import { type ConfigurationOf, DEFINITIONS, DESK, partsOf } from "@planke46/furniture-rules";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../loading/LoadFailure.tsx";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { useScreen } from "../screen/useScreen.ts";
import { RoomVisit } from "./augmentedReality/RoomVisit.tsx";
import { useRoom } from "./augmentedReality/useRoom.ts";
import { raisedTo } from "./description/raised.ts";
import { Measures } from "./measures/Measures.tsx";
import { RoomLink } from "./model/RoomLink.tsx";
import { Tools } from "./Tools.tsx";
import { useView } from "./useView.ts";

interface SceneProps {
  kind: ConfigurableKind;
  configuration: ConfigurationOf<ConfigurableKind>;
  /** Shown until the scene is there, without scripts, without WebGL, on paper, and to screen readers always. */
  drawing: ReactNode;
  /** A board was clicked whose plank can be picked. */
  onBoard(position: number): void;
  /** A shelf's board was dragged: how far its underside shall hang from the top, cm. */
  onHang(position: number, fromTop: number): void;
}

/** Height of the desk before the shopper raises it, cm: the height in its drawing. */
const DESK_SHOWN_AT = 75;

/** The furniture in 3D over its drawing. The rest of the scene's code does not depend on React. */
export function Scene({ kind, configuration, drawing, onBoard, onHang }: SceneProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const measures = useRef<SVGSVGElement>(null);
  const [measured, setMeasured] = useState(false);
  const [compared, setCompared] = useState(false);
  const room = useRoom();
  const [deskHeight, setDeskHeight] = useState(DESK_SHOWN_AT);
  const parts = useMemo(() => {
    const asBuilt = partsOf(kind, configuration);
    return DEFINITIONS[kind].adjustable ? raisedTo(asBuilt, deskHeight) : asBuilt;
  }, [kind, configuration, deskHeight]);
  const { name, canvasKey, view, retry } = useView(canvas, {
    parts,
    screen: useScreen(),
    kind,
    companion: compared ? DEFINITIONS[kind].beside : null,
    rooms: room === "page",
    onBoard,
    onHang,
    hangs: () => kind === "shelf",
    measures: () => measures.current,
  });
  useEffect(() => {
    view.current?.measure(measured);
  }, [measured, view]);
  return (
    <div className="scene" data-state={name}>
      <div className="scene-picture">
        <div className="scene-drawing">{drawing}</div>
        {name === "impossible" ? null : (
          <canvas
            key={canvasKey}
            ref={canvas}
            className="scene-canvas"
            tabIndex={name === "shown" ? 0 : -1}
            role="img"
            aria-label={t("scene.label")}
            aria-hidden={name !== "shown"}
          />
        )}
        {name === "failed" ? <LoadFailure name={t("scene.name")} retry={retry} /> : null}
        {name === "shown" && measured ? <Measures ref={measures} kind={kind} parts={parts} /> : null}
      </div>
      {/* Beside the picture, not on it: whatever one turns and however near one comes, nothing is covered. */}
      <div className="scene-edge">
        {name === "impossible" ? <p className="scene-note">{t("scene.impossible")}</p> : null}
        {room && room !== "page" ? (
          <RoomLink viewer={room} kind={kind} configuration={configuration} />
        ) : null}
        {name === "shown" ? (
          <>
            {DEFINITIONS[kind].adjustable ? (
              <DeskHeight height={deskHeight} onHeight={setDeskHeight} />
            ) : null}
            {room === "page" ? <RoomVisit view={view} hangs={kind === "frame"} /> : null}
            <Tools
              kind={kind}
              view={view}
              measured={measured}
              onMeasured={() => setMeasured((on) => !on)}
              compared={compared}
              onCompared={() => setCompared((on) => !on)}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

interface DeskHeightProps {
  /** cm */
  height: number;
  onHeight(height: number): void;
}

/** Raises the desk in the picture. Every desk is adjustable, so the height is not part of its configuration. */
function DeskHeight({ height, onHeight }: DeskHeightProps) {
  const { t } = useTranslation();
  return (
    <label className="scene-height">
      <span className="figures" aria-hidden="true">
        {t("scene.cm", { cm: height })}
      </span>
      <input
        type="range"
        className="slider"
        aria-label={t("scene.height", { cm: height })}
        min={DESK.height.min}
        max={DESK.height.max}
        value={height}
        onChange={(event) => onHeight(Number(event.target.value))}
      />
    </label>
  );
}
