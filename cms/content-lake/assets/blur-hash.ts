/**
 * The BlurHash of a small picture (https://github.com/woltapp/blurhash/blob/master/Algorithm.md): the first few cosine
 * components of its linear light, each in a few characters of base 83. `pixels` are RGB bytes, row by row.
 */
export function blurHash(pixels: Uint8Array, width: number, height: number): string {
  const [columns, rows] = width >= height ? [4, 3] : [3, 4];
  const components = Array.from({ length: columns * rows }, (_, index) =>
    component(pixels, width, height, index % columns, Math.floor(index / columns)),
  );
  const [average = [0, 0, 0], ...others] = components;
  const largest = Math.max(...others.flat().map(Math.abs));
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)));
  const maximum = (scale + 1) / 166;
  return [
    base83(columns - 1 + (rows - 1) * 9, 1),
    base83(scale, 1),
    base83(
      average.reduce((sum, light) => sum * 256 + fromLinear(light), 0),
      4,
    ),
    ...others.map((light) => base83(asStep(light, maximum), 2)),
  ].join("");
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";

function base83(value: number, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest = Math.floor(rest / 83)) text = DIGITS[rest % 83] + text;
  return text;
}

/** How much of the picture is a cosine wave of `x` half periods across and `y` down, for red, green and blue. */
function component(pixels: Uint8Array, width: number, height: number, x: number, y: number): number[] {
  const sum = [0, 0, 0];
  for (let row = 0; row < height; row += 1) {
    const down = Math.cos((Math.PI * y * row) / height);
    for (let column = 0; column < width; column += 1) {
      const wave = down * Math.cos((Math.PI * x * column) / width);
      const at = 3 * (row * width + column);
      for (const channel of [0, 1, 2])
        sum[channel] = (sum[channel] ?? 0) + wave * toLinear(pixels[at + channel] ?? 0);
    }
  }
  const scale = (x === 0 && y === 0 ? 1 : 2) / (width * height);
  return sum.map((light) => light * scale);
}

function asStep(light: readonly number[], maximum: number): number {
  return light.reduce((sum, value) => {
    const root = Math.sign(value) * Math.sqrt(Math.abs(value / maximum));
    return sum * 19 + Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)));
  }, 0);
}

/** sRGB (IEC 61966-2-1) to linear light and back. */
function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  const value = Math.max(0, Math.min(1, light));
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
