import { DEFINITIONS, type Kind } from "@planke46/furniture-rules";
import { type MutableRefObject, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { View } from "./contract.ts";

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
export function Tools({ kind, view, measured, onMeasured, compared, onCompared }: ToolsProps) {
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
  const name = `planke46-${t(`cart.kind.${kind}`).toLowerCase()}`;
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
