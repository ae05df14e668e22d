export const FILLINGS = ["none", "mirror", "blackboard", "whiteboard", "passepartout"] as const;
export type Filling = (typeof FILLINGS)[number];

export interface FrameConfiguration {
  dimensions: { width: number; height: number };
  filling: Filling;
  /** "#RRGGBB", of use with the filling `passepartout` only. */
  passepartoutColor: string;
}

/** What the workshop builds, cm. Source: the product specification, sections 5 and 9. */
export const FRAME_BOUNDS = {
  width: { min: 20, max: 150 },
  height: { min: 20, max: 150 },
} as const;

/** What a shopper meets on opening the configurator. Source: the specification's defaults. */
export function firstFrame(): FrameConfiguration {
  return { dimensions: { width: 20, height: 20 }, filling: "none", passepartoutColor: "#FFFFFF" };
}
