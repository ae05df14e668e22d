// A device that sees rooms, for browsers that have none: two eyes 1.5 m over a floor that is met 3 m before them.

/** What is opaque in the left eye's picture, pixels from its left and lower edge. */
export interface Seen {
  pixels: number;
  left: number;
  right: number;
  low: number;
  high: number;
}

/** The test's control over the simulated shopper and device. */
export interface PretendedRoom {
  /** Name of the error that a session is refused with; null grants it. */
  refuses: string | null;
  /** The options that the session was requested with. */
  asked: XRSessionInit | null;
  /** Draws what is drawn for one moment, with the floor found or not. */
  look(floor: boolean): Seen;
  tap(): void;
  /** The device ends the session of its own accord. */
  end(): void;
  running(): boolean;
}

declare global {
  interface Window {
    room: PretendedRoom;
  }
}

/** Upright opening of each eye's lens, radians, and its picture's edge, pixels. */
export const EYE = { fov: Math.PI / 3, edge: 300, height: 1.5, floor: 3 };

/** For `addInitScript`, with EYE as its argument: it knows nothing from outside. */
export function pretendRoom(eye: typeof EYE): void {
  const far = 60;
  const near = 0.05;
  const f = 1 / Math.tan(eye.fov / 2);
  // Columns one after another, as WebXR has them.
  const lens = [f, 0, 0, 0, 0, f, 0, 0, 0, 0, (far + near) / (near - far), -1, 0, 0];
  const projectionMatrix = new Float32Array([...lens, (2 * far * near) / (near - far), 0]);
  const moved = (x: number, y: number, z: number) =>
    new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1]);
  const standing = (x: number, y: number, z: number) => ({
    position: { x, y, z },
    matrix: moved(x, y, z),
    inverse: { matrix: moved(-x, -y, -z) },
  });
  const views = ([-0.032, 0.032] as const).map((x, index) => ({
    eye: index === 0 ? "left" : "right",
    projectionMatrix,
    transform: standing(x, eye.height, 0),
  }));

  class Session extends EventTarget {
    callbacks: ((time: number, frame: unknown) => void)[] = [];
    layer: Layer | null = null;
    ended = false;
    async updateRenderState({ baseLayer }: { baseLayer?: Layer }) {
      this.layer = baseLayer ?? this.layer;
    }
    requestReferenceSpace = async () => ({});
    requestHitTestSource = async () => ({});
    requestAnimationFrame = (callback: (time: number, frame: unknown) => void) =>
      this.callbacks.push(callback);
    async end() {
      if (this.ended) throw new DOMException("it has ended", "InvalidStateError");
      this.ended = true;
      this.dispatchEvent(new Event("end"));
    }
  }

  class Layer {
    framebufferWidth = 2 * eye.edge;
    framebufferHeight = eye.edge;
    framebuffer: WebGLFramebuffer;
    constructor(
      _session: Session,
      readonly gl: WebGL2RenderingContext,
    ) {
      const bound = gl.getParameter(gl.TEXTURE_BINDING_2D);
      const picture = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, picture);
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, this.framebufferWidth, this.framebufferHeight);
      gl.bindTexture(gl.TEXTURE_2D, bound);
      const depth = gl.createRenderbuffer();
      gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
      gl.renderbufferStorage(
        gl.RENDERBUFFER,
        gl.DEPTH_COMPONENT24,
        this.framebufferWidth,
        this.framebufferHeight,
      );
      this.framebuffer = gl.createFramebuffer() as WebGLFramebuffer;
      this.within(() => {
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, picture, 0);
        gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
      });
    }
    getViewport = ({ eye: side }: { eye: string }) => ({
      x: side === "left" ? 0 : eye.edge,
      y: 0,
      width: eye.edge,
      height: eye.edge,
    });
    within(work: () => void) {
      const { gl } = this;
      const bound = gl.getParameter(gl.FRAMEBUFFER_BINDING);
      gl.bindFramebuffer(gl.FRAMEBUFFER, this.framebuffer);
      work();
      gl.bindFramebuffer(gl.FRAMEBUFFER, bound);
    }
    seen(): Seen {
      const points = new Uint8Array(4 * eye.edge * eye.edge);
      const { gl } = this;
      this.within(() => gl.readPixels(0, 0, eye.edge, eye.edge, gl.RGBA, gl.UNSIGNED_BYTE, points));
      const seen = { pixels: 0, left: eye.edge, right: 0, low: eye.edge, high: 0 };
      for (let at = 0; at < eye.edge * eye.edge; at++) {
        if ((points[4 * at + 3] ?? 0) < 255) continue;
        const [x, y] = [at % eye.edge, Math.floor(at / eye.edge)];
        seen.pixels++;
        seen.left = Math.min(seen.left, x);
        seen.right = Math.max(seen.right, x + 1);
        seen.low = Math.min(seen.low, y);
        seen.high = Math.max(seen.high, y + 1);
      }
      return seen;
    }
  }

  let session: Session | null = null;
  const floor = { getPose: () => ({ transform: standing(0, 0, -eye.floor) }) };
  window.room = {
    refuses: null,
    asked: null,
    look(found) {
      const callbacks = session?.callbacks.splice(0) ?? [];
      const frame = {
        session,
        getViewerPose: () => ({ views, transform: standing(0, eye.height, 0) }),
        getHitTestResults: () => (found ? [floor] : []),
      };
      session?.layer?.within(() => {
        session?.layer?.gl.clear(session.layer.gl.COLOR_BUFFER_BIT | session.layer.gl.DEPTH_BUFFER_BIT);
      });
      for (const callback of callbacks) callback(performance.now(), frame);
      return session?.layer?.seen() ?? { pixels: -1, left: 0, right: 0, low: 0, high: 0 };
    },
    tap: () => session?.dispatchEvent(new Event("select")),
    end: () => void session?.end(),
    running: () => session?.ended === false,
  };
  const system = Object.assign(new EventTarget(), {
    isSessionSupported: async (mode: string) => mode === "immersive-ar",
    async requestSession(_mode: string, init: XRSessionInit) {
      window.room.asked = init;
      if (window.room.refuses) throw new DOMException("no", window.room.refuses);
      session = new Session();
      return session;
    },
  });
  Object.defineProperty(Navigator.prototype, "xr", { get: () => system, configurable: true });
  Object.assign(window, { XRWebGLLayer: Layer });
  Object.assign(WebGL2RenderingContext.prototype, { makeXRCompatible: async () => {} });
}
