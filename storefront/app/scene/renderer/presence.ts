/** Says whether a canvas can be seen: now scrolled away or in a hidden tab, now not. Answers how to stop watching. */
export function watchPresence(canvas: HTMLCanvasElement, say: (seen: boolean) => void): () => void {
  let inSight = true;
  const look = () => say(inSight && !document.hidden);
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? true;
    look();
  });
  sight.observe(canvas);
  document.addEventListener("visibilitychange", look);
  return () => {
    sight.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
}
