import { afterEach, expect, test, vi } from "vitest";
import { carryOut } from "./requests";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers paths with these statuses. Returns the paths of its requests. */
function server(statuses: Record<string, number>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const status = statuses[path] ?? 200;
    return Response.json(status === 200 ? { outcome: "paid_out" } : { message: "Schon gepackt." }, {
      status,
    });
  });
  return asked;
}

const DEED = { path: "stripe-checkout/refunds/re_1/paid-out", cancels: "order_1" };
const CANCEL = "/admin/orders/order_1/cancel";

test("what is paid out otherwise is booked first, and then its order is cancelled", async () => {
  const asked = server({});
  await expect(carryOut(DEED)).resolves.toEqual({ outcome: "paid_out" });
  expect(asked).toEqual([`/admin/${DEED.path}`, CANCEL]);
});

test("staff read that it is booked where the order could not be cancelled after it", async () => {
  server({ [CANCEL]: 400 });
  await expect(carryOut(DEED)).rejects.toThrow(
    "Die Auszahlung ist gebucht, die Bestellung aber noch nicht storniert: Storniere sie auf ihrer Seite. Der Grund: Schon gepackt.",
  );
});

test("nothing is cancelled where nothing could be booked", async () => {
  const asked = server({ [`/admin/${DEED.path}`]: 400 });
  await expect(carryOut(DEED)).rejects.toThrow(/^Schon gepackt\.$/);
  expect(asked).not.toContain(CANCEL);
});
