/**
 * How cost grows with size: the slope between the smallest and the largest size when both are drawn in logarithms. 0 is flat, 1 grows
 * as the size does.
 * @param {readonly { size: number, cost: number }[]} points sorted by size; costs above 0
 */
export function exponentOf(points) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.size === last.size) return 0;
  const slope = Math.log(last.cost / first.cost) / Math.log(last.size / first.size);
  return Math.round(slope * 100) / 100;
}
