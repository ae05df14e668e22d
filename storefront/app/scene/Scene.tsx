import { type ConfigurationOf, DEFINITIONS, DESK, type Kind, partsOf } from "@planke46/furniture-rules";
import { type MutableRefObject, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { shopFileName } from "../content/fileName.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { useScreen } from "../screen/useScreen.ts";
import { RoomVisit } from "./augmentedReality/RoomVisit.tsx";
import { useRoom } from "./augmentedReality/room.ts";
import type { View } from "./contract.ts";
import { raisedTo } from "./description/raised.ts";
import { Measures } from "./measures/Measures.tsx";
import { RoomLink } from "./model/RoomLink.tsx";
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
        {name === "failed" ? (
          <div role="alert" className="part-word">
            <p>{t("loading.partFailed", { name: t("scene.name") })}</p>
            <button type="button" className="button" onClick={retry}>
              {t("loading.retry")}
            </button>
          </div>
        ) : null}
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

/** Strokes of the sign for what something is compared with. */
const SIGN_OF = {
  cup: "M4 6h9v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM13 8h1.5a2 2 0 0 1 0 5H13",
  person: "M10 3.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM6.5 13V9h7v4M8.3 9.5V17.5M11.7 9.5V17.5",
} as const;

interface ToolsProps {
  kind: Kind;
  view: MutableRefObject<View | null>;
  measured: boolean;
  onMeasured(): void;
  compared: boolean;
  onCompared(): void;
}

/** What one can do with the scene beside looking: measures, a thing of known size, the first view again, a picture. */
function Tools({ kind, view, measured, onMeasured, compared, onCompared }: ToolsProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const begin = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    await work().catch((error) => {
      console.warn("The scene could not be handed over.", error);
      setFailed(true);
    });
    setBusy(false);
  };
  const companion = DEFINITIONS[kind].beside;
  const name = `${shopFileName()}-${t(`cart.kind.${kind}`).toLowerCase()}`;
  const save = () =>
    begin(async () => {
      const { handOver } = await import("./save.ts");
      const ground = getComputedStyle(document.documentElement).getPropertyValue("--color-sheet");
      if (view.current) await handOver(await view.current.picture(ground || "#fcfaf4", name));
    });
  return (
    <div className="scene-tools">
      <Tool label={t("scene.measures")} pressed={measured} onClick={onMeasured}>
        <path d="M3 14h14M3 11v6M17 11v6M5 4h10l-2-2M15 4l-2 2" />
      </Tool>
      <Tool label={t(`scene.compare.${companion}`)} pressed={compared} onClick={onCompared}>
        <path d={SIGN_OF[companion]} />
      </Tool>
      <Tool label={t("scene.reset")} onClick={() => view.current?.reset()}>
        <path d="M4 10a6 6 0 1 0 2-4.5M4 3v4h4" />
      </Tool>
      <Tool label={t("scene.save")} busy={busy} onClick={save}>
        <path d="M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13" />
      </Tool>
      <p role="status" className={failed ? "scene-failed" : "sr-only"}>
        {failed ? t("scene.failed") : ""}
      </p>
    </div>
  );
}

interface ToolProps {
  label: string;
  pressed?: boolean;
  busy?: boolean;
  onClick(): void;
  /** Strokes of a sign 20 by 20. */
  children: ReactNode;
}

function Tool({ label, pressed, busy = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="scene-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={busy}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.7">
          {children}
        </g>
      </svg>
    </button>
  );
}
