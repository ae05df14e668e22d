/** Largest device pixel ratio to draw at. A finer one makes no visible difference and slows phones down. */
const FINEST = 2;

/** How many pixels a picture of this canvas has, at least one. */
export function pixelsOf({ clientWidth, clientHeight }: HTMLCanvasElement): {
  width: number;
  height: number;
} {
  const ratio = Math.min(devicePixelRatio || 1, FINEST);
  const pixels = (length: number) => Math.max(1, Math.floor(length * ratio));
  return { width: pixels(clientWidth), height: pixels(clientHeight) };
}

/** Width by height. */
export function shapeOf({ clientWidth, clientHeight }: HTMLCanvasElement): number {
  return clientHeight > 0 ? clientWidth / clientHeight : 4 / 3;
}
