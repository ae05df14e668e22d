import type { MedusaContainer } from "@medusajs/framework/types";
import {
  type Furniture,
  KINDS,
  type Kind,
  kindName,
  type Palette,
  PLANK_KINDS,
  type PlankKind,
} from "@planke46/furniture-rules";
import type { RefusalIssue } from "../../core/refusal/refusal";
import type { OrderRecord } from "../../modules/orders/order-record";
import { isPayable } from "../../modules/orders/versions";
import { PLANKS } from "../../modules/planks";
import { shopDetails, standardColors } from "../../modules/shop-details/shop-details";
import type { PlankTitle } from "../configuration/line-facts";
import { linkAddress } from "../order-lifecycle/payment-link";
import type { StoredAddress } from "../orders/address";
import { type Detail, describe, describeLine } from "../orders/describe";
import { sumsOf } from "../vouchers/bill";
import type { ChangePlan } from "./build";
import type { MoneyPlan, OrderStanding } from "./plan";
import { standingIssues } from "./refuse";
import { owedBack } from "./settle-change";

/** One line of a bill as staff compare it; whole EUR. */
export interface BillLine {
  number: string;
  title: string;
  details: Detail[];
  price: number;
  discount: number;
  /** Against the order as it stands. */
  change: "none" | "changed" | "new";
}

/** A bill, old or new; EUR. */
export interface BillView {
  lines: BillLine[];
  goods: number;
  multi_item_discount: number;
  pickup_deduction: number;
  express_fee: number;
  voucher_sum: number;
  delivery_cost: number;
  /** Ordinary goods with their delivery, which a change leaves alone. */
  ordinary: number;
  total: number;
  terms: Pick<OrderRecord, "shipping" | "express_build">;
}

/** What a wish would make of an order. */
export interface ChangePreview {
  /** What the change is based on; a change names it. */
  version: number;
  before: BillView;
  after: BillView;
  difference: number;
  /** What an earlier change left unpaid. */
  outstanding: number;
  to_pay: number;
  refund: number;
  issues: RefusalIssue[];
}

/** `titles` names the planks of the pieces that the wish makes. */
export function previewOf(
  order: OrderStanding,
  plan: ChangePlan,
  titles: readonly PlankTitle[],
): ChangePreview {
  const { difference, to_pay, refund } = plan.settlement;
  const present = order.lines.map(
    (line): Described => ({
      id: line.id,
      number: line.number,
      title: line.title,
      details: describeLine(line, "de"),
      change: "none",
    }),
  );
  const planned = plan.lines.lines.map(({ id, place, stays, piece }): Described => {
    const kept = stays && present.find((line) => line.id === id);
    if (kept) return kept;
    const furniture = piece as unknown as Furniture;
    const replaces = plan.lines.removed.some((line) => line.place === place);
    return {
      id,
      number: `${order.number}.${place}`,
      title: kindName(furniture.kind, "de"),
      details: describe(furniture, "de", titles),
      change: replaces ? "changed" : "new",
    };
  });
  return {
    version: order.base,
    before: billView(order, present, plan.before, order.record),
    after: billView(order, planned, plan.after, plan.terms),
    difference,
    outstanding: order.outstanding,
    to_pay,
    refund,
    issues: plan.issues,
  };
}

type Described = Omit<BillLine, "price" | "discount"> & { id: string };

function billView(
  { deliveryCost, ordinary }: OrderStanding,
  lines: readonly Described[],
  { money, total }: MoneyPlan,
  { shipping, express_build }: Pick<OrderRecord, "shipping" | "express_build">,
): BillView {
  return {
    lines: lines.map(({ id, ...line }) => {
      const { price = 0, discountAmount = 0 } = money.lines.find((one) => one.id === id) ?? {};
      return { ...line, price, discount: discountAmount };
    }),
    ...sumsOf(money),
    delivery_cost: deliveryCost,
    ordinary: ordinary.total,
    total,
    terms: { shipping, express_build },
  };
}

/** A plank that a piece of this order may be built from. */
export interface OfferedPlank {
  id: string;
  title: string;
  length: number;
  /** The order has it already. */
  own: boolean;
}

/** What staff see of an order before they change it, and what they may choose from. */
export interface ChangeForm {
  id: string;
  number: string;
  version: number;
  lines: {
    id: string;
    number: string;
    kind: Kind;
    title: string;
    configuration: Furniture["configuration"];
    details: Detail[];
    price: number;
    shipped: boolean;
  }[];
  terms: Pick<OrderRecord, "shipping" | "express_build" | "outside_germany">;
  email: string;
  shipping_address: StoredAddress | null;
  billing_address: StoredAddress | null;
  total: number;
  outstanding: number;
  /** Address of the page where the open difference is paid; null without one. */
  /** What of a negative `outstanding` staff transfer by hand, EUR. */
  by_hand: number;
  link: { url: string; amount: number; expires_at: Date; payable: boolean } | null;
  versions: VersionView[];
  colors: Palette;
  planks: Record<PlankKind, OfferedPlank[]>;
  kinds: readonly Kind[];
  /** Why it cannot be changed at all. */
  issues: RefusalIssue[];
}

export interface VersionView {
  number: number;
  total: number;
  difference: number;
  reason: string | null;
  created_by: string | null;
  created_at: Date;
  /** Whether everything that belongs to it is done. */
  applied: boolean;
  lines: { number: string; title: string; price: number }[];
}

export async function changeForm(container: MedusaContainer, order: OrderStanding): Promise<ChangeForm> {
  const { record, outstanding } = order;
  const link = outstanding > 0 ? order.link : undefined;
  const [colors, planks, { storefrontUrl }] = await Promise.all([
    standardColors(container),
    offeredPlanks(container, order),
    shopDetails(container),
  ]);
  return {
    id: order.id,
    number: order.number,
    version: order.base,
    lines: order.lines.map((line) => {
      const { id, number, kind, title, price, shipped } = line;
      const { configuration } = line.furniture;
      return { id, number, kind, title, configuration, details: describeLine(line, "de"), price, shipped };
    }),
    terms: {
      shipping: record.shipping,
      express_build: record.express_build,
      outside_germany: record.outside_germany,
    },
    email: order.email,
    shipping_address: order.delivery,
    billing_address: order.billing,
    total: order.total,
    outstanding,
    by_hand: owedBack(order).byHand,
    link: link
      ? {
          url: linkAddress(storefrontUrl, link.token),
          amount: link.amount,
          expires_at: link.expires_at,
          payable: isPayable(link, order.outstanding),
        }
      : null,
    versions: order.versions.map(versionView),
    colors,
    planks,
    kinds: KINDS,
    issues: standingIssues(order),
  };
}

function versionView(version: OrderStanding["versions"][number]): VersionView {
  const { number, total, difference, reason, created_by, created_at, applied_at, lines } = version;
  return {
    number,
    total,
    difference,
    reason,
    created_by,
    created_at: number === 1 && applied_at ? applied_at : created_at,
    applied: applied_at !== null,
    lines: lines.map((line) => ({ number: line.number, title: line.title, price: line.price })),
  };
}

/** The free ones, and those the order has, however long ago it was placed. */
async function offeredPlanks(
  container: MedusaContainer,
  { id: orderId, planks }: OrderStanding,
): Promise<Record<PlankKind, OfferedPlank[]>> {
  const service = container.resolve(PLANKS);
  const own = planks.filter(({ order_id }) => order_id === orderId);
  const lists = await Promise.all(
    PLANK_KINDS.map(async (list): Promise<[PlankKind, OfferedPlank[]]> => {
      const free = (await service.planksOf(list)).filter(({ state }) => state === "available");
      const offer = ({ id, title, length }: (typeof free)[number], own: boolean) => ({
        id,
        title,
        length,
        own,
      });
      return [
        list,
        [
          ...own.filter((plank) => plank.list === list).map((plank) => offer(plank, true)),
          ...free.map((plank) => offer(plank, false)),
        ],
      ];
    }),
  );
  return Object.fromEntries(lists) as Record<PlankKind, OfferedPlank[]>;
}
