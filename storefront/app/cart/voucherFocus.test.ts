import { afterEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import { useFocusKept } from "./VoucherField.tsx";

afterEach(() => vi.unstubAllGlobals());

const BODY = {};

/** The part of the page that asks for a voucher, with its field or its button. */
async function openedField() {
  const page = { body: BODY, activeElement: BODY as object };
  vi.stubGlobal("document", page);
  const focus = vi.fn();
  const there = { querySelector: (what: string) => (what === "input, button" ? { focus } : null) };
  const stage = await onStage(
    (accepted: string | null) => {
      const kept = useFocusKept(accepted);
      Object.assign(kept.place, { current: there });
      return kept;
    },
    null as string | null,
  );
  return { ...stage, page, focus };
}

test("whoever has pressed what gives way finds the focus on what comes in its place", async () => {
  const voucher = await openedField();
  voucher.now().pressed.current = true;
  await voucher.again("FREUNDE");
  expect(voucher.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  // Taken off in another window, much later.
  await voucher.again(null);
  expect(voucher.focus).toHaveBeenCalledOnce();
});

test("the focus goes nowhere while nothing gives way, without a press, and where the shopper has gone on", async () => {
  const voucher = await openedField();
  expect(voucher.focus).not.toHaveBeenCalled();
  await voucher.again("FREUNDE");
  expect(voucher.focus).not.toHaveBeenCalled();
  voucher.now().pressed.current = true;
  await voucher.again("FREUNDE");
  expect(voucher.focus).not.toHaveBeenCalled();
  voucher.page.activeElement = { name: "city" };
  await voucher.again(null);
  expect(voucher.focus).not.toHaveBeenCalled();
});
