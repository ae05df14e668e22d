import { admin, newVoucher, rows } from "../../../../tests/shopper/shop";
import { newPlank } from "../plank-stock";
import { createCampaign, promotionBody } from "../staff-promotions";
import { isFree } from "./allowed";
import type { Plank, Voucher, World } from "./world";

/** A free plank of a list: one there is, else a new one. */
export async function plankFor(world: World, list: string): Promise<Plank> {
  return world.planks.find((plank) => plank.list === list && isFree(plank)) ?? addPlank(world, list);
}

export async function addPlank(world: World, list: string): Promise<Plank> {
  const { id, title } = await newPlank(list);
  const plank: Plank = {
    ...{ id, title, list, order: null, sawnFor: new Set(), retired: false, chosen: false, deleted: false },
  };
  world.planks.push(plank);
  return plank;
}

/** EUR; less than any order costs, so that there is always something to pay. */
const VALUE = 10;
const PERCENT = 10;

/** A code that can be used: one that came back, else a new one. */
export async function availableVoucher(
  world: World,
  kind: "none" | "voucher" | "promotion",
): Promise<Voucher | null> {
  if (kind === "none") return null;
  const inUse = new Set(world.orders.filter(({ released }) => !released).map(({ voucher }) => voucher));
  const known = world.vouchers.find(
    (voucher) =>
      (voucher.campaign !== null) === (kind === "promotion") &&
      voucher.used === 0 &&
      !voucher.deleted &&
      !inUse.has(voucher),
  );
  return known ?? (kind === "voucher" ? addVoucher(world) : addPromotion(world));
}

async function addVoucher(world: World): Promise<Voucher> {
  const code = await newVoucher(VALUE);
  const [row] = await rows("select id from promotion where code = $1", code);
  return keep(world, { code, promotion: String(row?.id), value: VALUE, percent: 0, campaign: null });
}

/** 10 % by code, once by the budget of its campaign. */
async function addPromotion(world: World): Promise<Voucher> {
  const { body } = await createCampaign({ type: "usage", limit: 1 });
  const campaign = body.campaign.id;
  const wish = promotionBody({ campaign_id: campaign });
  const made = await admin("POST", "/promotions", wish);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return keep(world, {
    code: wish.code,
    promotion: made.body.promotion.id,
    value: null,
    percent: PERCENT,
    campaign,
  });
}

function keep(world: World, voucher: Omit<Voucher, "used" | "deleted">): Voucher {
  const kept = { ...voucher, used: 0, deleted: false };
  world.vouchers.push(kept);
  return kept;
}
