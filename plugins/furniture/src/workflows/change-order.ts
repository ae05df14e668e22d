import type { CreateOrderLineItemDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  beginOrderEditOrderWorkflow,
  confirmOrderEditRequestWorkflow,
  createOrderChangeActionsWorkflow,
  releaseLockStep,
} from "@medusajs/medusa/core-flows";
import { Refusal } from "../core/refusal/refusal";
import { frozenItems } from "../domain/cart/place-furniture";
import { pickedPlanks } from "../domain/configuration/plank-titles";
import type { ChangePlan } from "../domain/order-change/build";
import { editMark, lineActions, shippingActions } from "../domain/order-change/edit-actions";
import type { OrderStanding } from "../domain/order-change/plan";
import { plankRefusal } from "../domain/order-change/planks";
import {
  lineDiscounts,
  lineOrder,
  linesAfter,
  linesBefore,
  type PlacedLine,
  recordAfter,
  withoutPerson,
} from "../domain/order-change/record";
import { ORDERS } from "../modules/orders";
import { addVersion, dropVersion, setVersionLines } from "../modules/orders/versions";
import { PLANKS } from "../modules/planks";

interface Input {
  order: OrderStanding;
  plan: ChangePlan;
  reason: string;
  staff: string | null;
}

const outdated = () =>
  Refusal.single(
    "version",
    "Jemand hat die Bestellung inzwischen geändert. Bitte sieh nach, wie sie jetzt ist, und nimm die Änderung noch einmal vor.",
    "version_outdated",
  );

/** A refund made at the payment provider was entered between reading the order and changing it. */
const bookedMeanwhile = () =>
  Refusal.single(
    "version",
    "Zu dieser Bestellung ist gerade etwas gebucht worden, zum Beispiel eine Erstattung. Bitte sieh nach, wie sie jetzt ist, und nimm die Änderung noch einmal vor.",
    "booked_meanwhile",
  );

/** Writes down that a change begins, and once what the order was before the first one. */
const beginChangeStep = createStep(
  "begin-order-change",
  async ({ order, plan, reason, staff }: Input, { container }) => {
    const orders = container.resolve(ORDERS);
    const ordinary = order.ordinary.total;
    const version = { order_id: order.id, ordinary, created_by: null, reason: null, contact: null };
    if (order.versions.length === 0) {
      await addVersion(orders.run, {
        ...version,
        number: 1,
        record: withoutPerson(order.record),
        lines: linesBefore(order),
        total: order.total,
        difference: 0,
        applied_at: order.placedAt,
      });
    }
    const number = (order.versions.at(-1)?.number ?? 1) + 1;
    const id = await addVersion(orders.run, {
      ...version,
      number,
      record: recordAfter(order, plan, number, new Date()),
      lines: [],
      total: plan.after.total,
      difference: plan.settlement.difference,
      reason,
      created_by: staff,
      contact: plan.contact,
      applied_at: null,
    });
    if (!id) throw outdated();
    return new StepResponse({ id, number }, id);
  },
  async (id, { container }) => {
    if (id) await dropVersion(container.resolve(ORDERS).run, id);
  },
);

/** Takes the further planks: all of them or none. Those that become free do so once the change is confirmed. */
const takePlanksStep = createStep(
  "take-planks-of-order-change",
  async ({ order, plan }: Input, { container }) => {
    const { first_name, last_name } = plan.contact?.shipping_address ?? order.delivery ?? {};
    const gone = await container.resolve(PLANKS).takePlanks({
      order_id: order.id,
      planks: plan.planks,
      buyer: { first_name: first_name ?? "", last_name: last_name ?? "" },
    });
    const [first] = gone;
    if (first) throw plankRefusal(first, plan.planks);
    const before = order.lines.flatMap(({ configuration }) =>
      pickedPlanks(configuration).map(({ plank }) => plank),
    );
    return new StepResponse(undefined, { orderId: order.id, before });
  },
  async (taken, { container }) => {
    if (taken) await container.resolve(PLANKS).keepPlanks(taken.orderId, taken.before);
  },
);

interface Edit {
  id: string;
  version: number;
}

type Action = Parameters<ReturnType<typeof createOrderChangeActionsWorkflow>["run"]>[0] extends
  | { input?: (infer Row)[] | undefined }
  | undefined
  ? Row
  : never;

/** Makes the new lines and the shipping method, which no page shows yet, and answers what the order edit does with them. */
const makeLinesStep = createStep(
  "make-lines-of-order-change",
  async (
    { input, change, edit }: { input: Input; change: { id: string; number: number }; edit: Edit },
    { container },
  ) => {
    const { order, plan } = input;
    const module = container.resolve(Modules.ORDER);
    const placed: PlacedLine[] = [];
    const made: { lines: string[]; methods: string[] } = { lines: [], methods: [] };
    try {
      for (const { place, piece } of plan.lines.lines) {
        if (!piece) continue;
        const [item] = await frozenItems(container, order.country, piece, 1);
        if (!item) throw new Error("No line was worded");
        const [line] = await module.createOrderLineItems([item as unknown as CreateOrderLineItemDTO]);
        if (!line) throw new Error("Medusa stored no line");
        made.lines.push(line.id);
        placed.push({
          place,
          line_id: line.id,
          configuration_id: item.metadata.configuration_id,
          title: item.title,
          price: piece.price,
        });
      }
      const shipping = await shippingActions(container, input, edit.version);
      made.methods.push(...shipping.made);
      const lines = linesAfter(order, plan, placed);
      const record = {
        ...recordAfter(order, plan, change.number, new Date()),
        line_order: lineOrder(order, placed),
        line_discounts: lineDiscounts(order, plan, placed),
      };
      await setVersionLines(container.resolve(ORDERS).run, change.id, lines, record);
      const common = { order_id: order.id, order_change_id: edit.id, version: edit.version };
      const actions = [...lineActions(input, placed), ...shipping.actions].map((action) => ({
        ...common,
        ...action,
      }));
      return new StepResponse(actions as Action[], made);
    } catch (error) {
      await unmake(container, made);
      throw error;
    }
  },
  async (made, { container }) => {
    if (made) await unmake(container, made);
  },
);

async function unmake(
  container: MedusaContainer,
  { lines, methods }: { lines: string[]; methods: string[] },
): Promise<void> {
  const module = container.resolve(Modules.ORDER);
  if (lines.length > 0) await module.deleteOrderLineItems(lines);
  if (methods.length > 0) await module.softDeleteOrderShippingMethods(methods);
}

/** The last look before it holds: Medusa's total is the bill's to the cent, or nothing happens. */
const checkTotalStep = createStep(
  "check-total-of-order-change",
  async ({ input }: { input: Input; actions: unknown }, { container }) => {
    const { order, plan } = input;
    const preview = await container.resolve(Modules.ORDER).previewOrderChange(order.id);
    const wanted = plan.after.total - order.credited;
    if (Math.round(Number(preview.total) * 100) === Math.round(wanted * 100))
      return new StepResponse(undefined);
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Order ${order.id} would cost ${preview.total}, its bill says ${wanted}: it is not changed`);
    throw bookedMeanwhile();
  },
);

/**
 * Changes an order through one order edit of Medusa's: until that is confirmed everything is taken back when anything fails;
 * what follows from it is done afterwards and repeated until it is done. Answers the id of the version.
 */
export const changeOrderWorkflow = createWorkflow("change-furniture-order", (input: Input) => {
  const orderId = transform({ input }, ({ input }) => input.order.id);
  acquireLockStep({ key: orderId, timeout: 10, ttl: 60 });
  const change = beginChangeStep(input);
  takePlanksStep(input);
  const edit = beginOrderEditOrderWorkflow.runAsStep({
    input: transform({ input, change }, ({ input, change }) => ({
      order_id: input.order.id,
      created_by: input.staff ?? undefined,
      description: editMark(change.id),
      // Medusa shows it to staff among what happened to the order.
      internal_note: `Auftrag ändern: ${input.reason}`,
    })),
  });
  const made = makeLinesStep(
    transform({ input, change, edit }, ({ input, change, edit }) => ({
      input,
      change,
      edit: { id: edit.id, version: edit.version },
    })),
  );
  const actions = createOrderChangeActionsWorkflow.runAsStep({ input: made });
  checkTotalStep({ input, actions });
  confirmOrderEditRequestWorkflow.runAsStep({
    input: transform({ input }, ({ input }) => ({
      order_id: input.order.id,
      confirmed_by: input.staff ?? undefined,
    })),
  });
  releaseLockStep({ key: orderId });
  return new WorkflowResponse(change);
});
