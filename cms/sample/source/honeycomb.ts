const RADIUS = 74;
const WALL = 9;

/** Honey in the open cells, wax over the closed ones. */
const HONEY = ["#c9801d", "#d9952a", "#b96f14", "#e0a236"];
const CAPPED = ["#ead09a", "#e4c688", "#efd9aa"];
const WAX = "#f3dfae";

/** A honeycomb as SVG: cells with honey at the left, closed with wax towards the right. Always the same one. */
export function honeycomb({ width, height }: { width: number; height: number }): string {
  const across = RADIUS * Math.sqrt(3);
  const cells: string[] = [];
  for (let row = -1; row * RADIUS * 1.5 < height + RADIUS; row += 1) {
    for (let column = -1; column * across < width + across; column += 1) {
      const x = column * across + (row % 2 ? across / 2 : 0);
      cells.push(cell(x, row * RADIUS * 1.5, x / width, row * 31 + column * 17));
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${SHADES}<rect width="100%" height="100%" fill="${WAX}"/>${cells.join("")}<rect width="100%" height="100%" fill="url(#light)"/></svg>`;
}

const SHADES = `<defs>
<radialGradient id="deep" cx=".42" cy=".34" r=".75"><stop offset="0" stop-color="#fff3cf" stop-opacity=".55"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#4d2a02" stop-opacity=".5"/></radialGradient>
<radialGradient id="cap" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#8a5a00" stop-opacity=".28"/></radialGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3b2200" stop-opacity=".22"/></linearGradient>
</defs>`;

/** `place` runs from 0 at the left edge of the picture to 1 at the right. */
function cell(x: number, y: number, place: number, seed: number): string {
  const chance = Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;
  const capped = place + (chance - 0.5) * 0.5 > 0.62;
  const tones = capped ? CAPPED : HONEY;
  const tone = tones[Math.floor(chance * 97) % tones.length];
  const points = hexagon(x, y, RADIUS - WALL);
  const rim = `<polygon points="${hexagon(x, y, RADIUS - WALL / 2)}" fill="none" stroke="#c79a48" stroke-opacity=".55" stroke-width="3"/>`;
  return `${rim}<polygon points="${points}" fill="${tone}"/><polygon points="${points}" fill="url(#${capped ? "cap" : "deep"})" stroke="#7a4a08" stroke-opacity=".35" stroke-width="2" stroke-linejoin="round"/>`;
}

function hexagon(x: number, y: number, radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}
