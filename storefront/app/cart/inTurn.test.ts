import { expect, test } from "vitest";
import { inTurn } from "./savedDraft.ts";

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
