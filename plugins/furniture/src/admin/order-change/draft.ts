import { defaultConfiguration, type Furniture, type Kind, kindName } from "@planke46/furniture-rules";
import { market } from "../market/facts";
import type { Address, ChangeForm, Wish } from "./requests";

/** A piece of the order to be. */
export interface Piece {
  key: string;
  /** The line it is, or takes the place of; none for a further piece. */
  line_id?: string;
  number: string;
  title: string;
  shipped: boolean;
  furniture: Furniture;
  /** Whether staff have changed it, or it is new. */
  edited: boolean;
  removed: boolean;
}

/** The order as staff want it, as far as they have got. */
export interface Draft {
  pieces: Piece[];
  shipping: "delivery" | "pickup";
  express_build: boolean;
  email: string;
  delivery: Address;
  /** The bill goes to an address of its own. */
  own_bill: boolean;
  bill: Address;
}

const NOWHERE: Address = {
  first_name: null,
  last_name: null,
  company: null,
  phone: null,
  address_1: null,
  address_2: null,
  postal_code: null,
  city: null,
  country_code: null,
};
const FIELDS = Object.keys(NOWHERE) as (keyof Address)[];

export function draftOf(form: ChangeForm): Draft {
  const delivery = addressOf(form.shipping_address);
  const bill = addressOf(form.billing_address ?? form.shipping_address);
  return {
    pieces: form.lines.map((line) => ({
      key: line.id,
      line_id: line.id,
      number: line.number,
      title: line.title,
      shipped: line.shipped,
      furniture: { kind: line.kind, configuration: line.configuration } as Furniture,
      edited: false,
      removed: false,
    })),
    shipping: form.terms.shipping,
    express_build: form.terms.express_build,
    email: form.email,
    delivery,
    own_bill: !same(bill, delivery),
    bill,
  };
}

/** A further piece, as the configurator begins it. */
export function newPiece(kind: Kind, count: number): Piece {
  const furniture = { kind, configuration: defaultConfiguration(kind) } as Furniture;
  const title = kindName(kind, "de");
  const key = `new-${count}-${Date.now()}`;
  return { key, number: "neu", title, shipped: false, furniture, edited: true, removed: false };
}

/** What of a draft differs from the order, and every line it is to have. */
export function wishOf(form: ChangeForm, draft: Draft): Wish {
  const before = draftOf(form);
  const moved = !same(draft.delivery, before.delivery);
  const billed = draft.own_bill !== before.own_bill || (draft.own_bill && !same(draft.bill, before.bill));
  return {
    lines: draft.pieces
      .filter(({ removed }) => !removed)
      .map(({ line_id, edited, furniture }) => ({
        ...(line_id !== undefined && { line_id }),
        ...(edited && { ...furniture }),
      })),
    ...(draft.shipping !== before.shipping && { shipping: draft.shipping }),
    ...(draft.express_build !== before.express_build && { express_build: draft.express_build }),
    ...(draft.email.trim() !== before.email && { email: draft.email.trim() }),
    ...(moved && { shipping_address: draft.delivery }),
    ...(billed && { billing_address: draft.own_bill ? draft.bill : null }),
  };
}

/** Whether staff have changed anything yet. */
export function isTouched(form: ChangeForm, draft: Draft): boolean {
  return JSON.stringify(wishOf(form, draft)) !== JSON.stringify(wishOf(form, draftOf(form)));
}

function addressOf(address: Address | null): Address {
  const blank = { ...NOWHERE, country_code: market().home_country };
  return Object.fromEntries(
    FIELDS.map((field) => [field, address?.[field] ?? blank[field]]),
  ) as unknown as Address;
}

function same(one: Address, other: Address): boolean {
  return FIELDS.every((field) => (one[field] || "") === (other[field] || ""));
}
