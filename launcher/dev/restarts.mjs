/** The parts of a running shop that can be started anew, each as it was started first. */
export class Restarts {
  /** @type {Map<string, { child: import("../processes/child.mjs").Child, start: () => Promise<import("../processes/child.mjs").Child> }>} */
  #parts = new Map();

  /**
   * @param {string} name
   * @param {import("../processes/child.mjs").Child} child
   * @param {() => Promise<import("../processes/child.mjs").Child>} start answers once the part is ready
   */
  add(name, child, start) {
    this.#parts.set(name, { child, start });
  }

  /**
   * Stops the parts that run and waits until they are ready again. What they were doing is cut short after a second.
   * @param {Iterable<string>} names
   */
  async restart(names) {
    await Promise.all(
      Array.from(names, async (name) => {
        const part = this.#parts.get(name);
        if (!part) return;
        await part.child.stop(1_000);
        part.child = await part.start();
      }),
    );
  }
}
