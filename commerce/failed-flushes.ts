import { UnitOfWork } from "@medusajs/framework/mikro-orm/core";

/** What is used here of MikroORM's unit of work, which declares it as its own. */
interface Unit {
  working: boolean;
  /** Each settles its own flush by `doCommit`, and calls that at once. */
  flushQueue: (() => Promise<void>)[];
  doCommit?(): Promise<void>;
}

/**
 * Lets what is written together fail together. Medusa writes several things of one transaction at once and waits until each is written
 * or refused; MikroORM (6.6.14) writes them in turn and forgets those behind one that failed. They never end: the request hangs, its
 * transaction stays open, and every later request for the same rows hangs as well, until the server is started again.
 */
export function failFlushesTogether(): void {
  const { commit } = UnitOfWork.prototype;
  UnitOfWork.prototype.commit = async function commitOrFail(this: UnitOfWork): Promise<void> {
    const unit = this as unknown as Unit;
    if (unit.working) return commit.call(this);
    try {
      await commit.call(this);
    } catch (error) {
      unit.doCommit = () => Promise.reject(error);
      const refused = unit.flushQueue.splice(0).map((flush) => flush());
      delete unit.doCommit;
      await Promise.all(refused);
      throw error;
    }
  };
}
