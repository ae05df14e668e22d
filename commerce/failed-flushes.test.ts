import { MikroORM, type UnitOfWork } from "@medusajs/framework/mikro-orm/core";
import { EntitySchema, PostgreSqlDriver } from "@medusajs/framework/mikro-orm/postgresql";
import { beforeAll, expect, test } from "vitest";
import { failFlushesTogether } from "./failed-flushes";

beforeAll(failFlushesTogether);

const Note = new EntitySchema<{ id: string }>({
  name: "Note",
  properties: { id: { type: "string", primary: true } },
});

/** The unit of work of a database without a connection: `write` is what each flush does in its turn. */
async function unit(write: () => Promise<void>): Promise<UnitOfWork> {
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    dbName: "none",
    entities: [Note],
    connect: false,
  });
  const em = orm.em.fork();
  // MikroORM begins each flush with this.
  em.getEventManager().dispatchEvent = async (event: string) =>
    void (event === "beforeFlush" && (await write()));
  return em.getUnitOfWork();
}

test("what waits behind a write that fails, fails with it, and what is written later is written", async () => {
  const writes = [Promise.reject(new Error("no space left")), Promise.resolve()];
  const work = await unit(() => writes.shift() ?? Promise.resolve());
  const together = await Promise.allSettled([work.commit(), work.commit(), work.commit()]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(together.map((each) => each.status === "rejected" && each.reason.message)).toEqual(
    Array.from({ length: 3 }, () => "no space left"),
  );
  expect(writes).toHaveLength(1);
  await expect(work.commit()).resolves.toBeUndefined();
});

test("what is written together without a fault is all written, in turn", async () => {
  const turns: string[] = [];
  const work = await unit(async () => {
    turns.push("begun");
    await Promise.resolve();
    turns.push("written");
  });
  await Promise.all([work.commit(), work.commit()]);
  expect(turns).toEqual(["begun", "written", "begun", "written"]);
});
