import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, type Page } from "@playwright/test";
import { LONG } from "../../long-run";
import { test } from "./barePage.ts";

/** Without a graphics card the first frame of a scene takes its second or two. */
const MOUNTS = LONG ? 200 : 8;
/** Mounts until everything that is made once, such as compiled code, has been made. */
const FIRST_MOUNTS = LONG ? 20 : 3;
/** Tolerance between two heap sizes, bytes. A leaked engine or scene is many times larger. */
const NOISE = LONG ? 1_000_000 : 600_000;

/** Size of the page's heap after garbage collection, bytes. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

test(`${MOUNTS} scenes, one after another, leave no memory and no graphics behind`, async ({ bare }) => {
  test.setTimeout(60_000 + MOUNTS * 8_000);
  await bare.setViewportSize({ width: 40, height: 30 });
  const warnings: string[] = [];
  bare.on("console", (message) => {
    if (message.type() === "warning" || message.type() === "error") warnings.push(message.text());
  });
  const mount = async (times: number) => {
    for (let done = 0; done < times; done++) {
      await bare.evaluate(
        async (piece) => {
          await window.scenes.open(piece);
          window.scenes.close();
        },
        { kind: "stool", configuration: defaultConfiguration("stool") } as const,
      );
    }
  };
  await mount(FIRST_MOUNTS);
  const before = await heap(bare);
  await mount(MOUNTS - FIRST_MOUNTS);
  const after = await heap(bare);
  expect(after - before, "bytes of the heap").toBeLessThan(NOISE);
  expect(await bare.evaluate(() => window.scenes.contexts()), "graphics contexts in use").toBe(0);
  expect(await bare.evaluate(() => window.scenes.kept()), "canvases kept").toBeLessThanOrEqual(1);
  // The browser says so when there are too many contexts, or when something was deleted that is still in use.
  expect(warnings).toEqual([]);
});
