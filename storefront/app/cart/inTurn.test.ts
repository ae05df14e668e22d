import { expect, test, vi } from "vitest";
import { inTurn } from "./inTurn.ts";

test("a change begins when the one before it has ended, however long that takes", async () => {
  const seen: string[] = [];
  let answer = () => {};
  const first = inTurn(async () => {
    seen.push("first begins");
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    seen.push("first ends");
  });
  const second = inTurn(async () => {
    seen.push("second begins");
    return "second";
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(["first begins"]);
  answer();
  await first;
  expect(await second).toBe("second");
  expect(seen).toEqual(["first begins", "first ends", "second begins"]);
});

test("a change that fails is told to whoever made it, and the next one begins", async () => {
  const failing = inTurn(() => Promise.reject(new Error("the shop is silent")));
  const next = inTurn(async () => "saved");
  await expect(failing).rejects.toThrow("the shop is silent");
  expect(await next).toBe("saved");
});

test("a change waits for those of the browser's other windows, but not for ever, and its failure is its own", async () => {
  const asked: string[] = [];
  let isFree = true;
  const request = async (name: string, _options: object, job: () => Promise<unknown>) => {
    asked.push(name);
    if (!isFree) throw new DOMException("Another window has it", "TimeoutError");
    return job();
  };
  vi.stubGlobal("navigator", { locks: { request } });
  let sent = 0;
  const send = async () => ++sent;
  expect([await inTurn(send), sent]).toEqual([1, 1]);
  await expect(inTurn(() => Promise.reject(new Error("silent")))).rejects.toThrow("silent");
  isFree = false;
  expect([await inTurn(send), sent]).toEqual([2, 2]);
  expect(asked).toEqual(["cart", "cart", "cart"]);
  vi.unstubAllGlobals();
});
