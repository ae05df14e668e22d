/** One of several, by chance. */
export function oneOf<T>(random: () => number, several: readonly T[]): T | undefined {
  return several[Math.floor(random() * several.length)];
}

/** All of them in an order of chance. */
export function shuffled<T>(random: () => number, several: readonly T[]): T[] {
  return several
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
