import type { Companion, Part } from "@planke46/furniture-rules";
import type { RoomOptions, RoomVisit } from "./augmentedReality/room.ts";
import type { PRESETS } from "./camera/preset.ts";

/** The page's options and callbacks for a view. */
export interface ViewOptions {
  screen: keyof typeof PRESETS;
  /** The first whole frame is there. */
  onShown(): void;
  /** The WebGL context was lost; a new canvas may get a new view. */
  onLost(): void;
  /** A board whose plank can be picked was clicked. */
  onBoard(position: number): void;
  /** Whether boards can be dragged up and down. */
  hangs(): boolean;
  /** A board was dragged: its underside shall hang so far (whole cm) from the top of the furniture. */
  onHang(position: number, fromTop: number): void;
  /** The drawing that measures go into, while they are switched on. */
  measures(): SVGSVGElement | null;
}

/** A living scene on a canvas: what the page holds in its hands. */
export interface View {
  show(parts: readonly Part[]): void;
  /** Makes room for measures round the furniture, and draws them. */
  measure(on: boolean): void;
  /** What is seen now, on a ground of this colour, as a file. */
  picture(ground: string, name: string): Promise<File>;
  /** Puts something of a known size beside the furniture; null takes it away. */
  compare(companion: Companion | null): void;
  /** Back to the preset of the screen. */
  reset(): void;
  /** Shows the furniture in the room that a session sees; the canvas rests until the session ends. */
  visit(session: XRSession, options: RoomOptions): Promise<RoomVisit>;
  dispose(): void;
}
