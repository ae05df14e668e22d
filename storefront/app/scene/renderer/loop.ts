/** What happens in one frame; answers whether another one is needed, at once or when it is drawn. */
type Frame = (elapsedMs: number) => boolean | Promise<boolean>;

/** On a slow machine a motion takes few steps, not long; but a frame that was held up does not leap, ms. */
const LONGEST_STEP = 250;

/**
 * Frames only while something moves, and none before the last one is drawn. A scene in a hidden tab or scrolled out
 * of sight rests until it is seen again.
 */
export class Loop {
  private asked: number | null = null;
  private last: number | null = null;
  private seen = true;
  private owed = false;
  private drawing = false;
  private elsewhere = false;
  /** Frames drawn so far. */
  frames = 0;

  constructor(private readonly frame: Frame) {}

  /** Something has changed: draw soon. */
  request(): void {
    this.owed = true;
    if (this.asked !== null || this.drawing || !this.seen || this.elsewhere) return;
    this.asked = requestAnimationFrame((now) => this.step(now));
  }

  /** Draws before the browser paints: a canvas of another size is empty until then. */
  now(): void {
    this.request();
    if (this.asked === null) return;
    cancelAnimationFrame(this.asked);
    this.step(performance.now());
  }

  /** Whether something has changed that no frame shows yet. */
  get behind(): boolean {
    return this.owed;
  }

  set visible(visible: boolean) {
    this.seen = visible;
    if (!visible) this.rest();
    else if (this.owed) this.request();
  }

  /** Another view draws the scene meanwhile. */
  set away(away: boolean) {
    this.elsewhere = away;
    if (away) this.rest();
    else if (this.owed) this.request();
  }

  stop(): void {
    this.rest();
    this.seen = false;
  }

  private rest(): void {
    if (this.asked !== null) cancelAnimationFrame(this.asked);
    this.asked = null;
    this.last = null;
  }

  private step(now: number): void {
    this.asked = null;
    this.owed = false;
    const elapsed = this.last === null ? 16 : Math.min(LONGEST_STEP, now - this.last);
    this.frames++;
    const again = this.frame(elapsed);
    if (typeof again === "boolean") {
      this.go(again, now);
      return;
    }
    this.drawing = true;
    void again.then((more) => {
      this.drawing = false;
      this.go(more, now);
    });
  }

  /** On, after a frame that began `then`. */
  private go(again: boolean, then: number): void {
    this.last = again && this.seen && !this.elsewhere ? then : null;
    if (again || this.owed) this.request();
  }
}

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
