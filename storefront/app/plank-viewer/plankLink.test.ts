import { expect, test, vi } from "vitest";
import { loadDialog } from "./PlankLink.tsx";

const dialog = () => null;
let isThere = true;
vi.mock("./PlankDialog.tsx", () => {
  if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
  return { default: dialog };
});

test("where the dialog's code does not come the link leads to the picture, and the page does not end", async () => {
  isThere = false;
  const [show, follow] = [vi.fn(), vi.fn()];
  await loadDialog(show, follow);
  expect(follow).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});

test("a plank opens in its dialog", async () => {
  isThere = true;
  vi.resetModules();
  const [show, follow] = [vi.fn(), vi.fn()];
  await loadDialog(show, follow);
  expect(show).toHaveBeenCalledExactlyOnceWith(dialog);
  expect(follow).not.toHaveBeenCalled();
});
