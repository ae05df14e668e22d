import {
  kindName,
  PRICE_FIELDS,
  type PriceField,
  type PriceGroup,
  type PriceOverrides,
  type Prices,
} from "@planke46/furniture-rules";
import type * as served from "../../domain/prices/save-prices";
import { ask, type Sent } from "../ask";
import { currencySign } from "../order/money";

/** The answer of GET /admin/furniture/prices. */
export interface PriceState {
  version: number;
  overrides: PriceOverrides;
  prices: Prices;
  /** Newest first. */
  history: VersionEntry[];
}

export type VersionEntry = Sent<served.VersionEntry>;

export interface Saving {
  expected_version: number;
  overrides: PriceOverrides;
  note: string;
}

export const loadPrices = () => ask<PriceState>("prices");

/** Throws with the server's message, which names field and bounds or who was faster. */
export const savePrices = (saving: Saving) => ask<{ version: number }>("prices", { ...saving });

const UNITS: Record<PriceField["unit"], (currency: string) => string> = {
  eur: (currency) => currency,
  eurPerCm: (currency) => `${currency}/cm`,
  cmPerEur: (currency) => `cm/${currency}`,
  factor: () => "×",
  share: () => "(0,1 = 10 %)",
};

export const unitOf = ({ unit }: PriceField) => UNITS[unit](currencySign());

export function groupName(group: PriceGroup): string {
  if (group === "all") return "Alle Möbel";
  return group === "cart" ? "Warenkorb" : kindName(group);
}

/** A number as staff write it: with a comma, without groups. */
export function written(value: number): string {
  return value.toLocaleString("de-DE", { maximumFractionDigits: 6, useGrouping: false });
}

const BY_PATH = new Map(PRICE_FIELDS.map((field) => [field.path, field]));

/** A field's name such as "Tisch · Grundpreis"; the path itself for a field that no longer exists. */
export function fieldName(path: string): string {
  const field = BY_PATH.get(path);
  return field ? `${groupName(field.group)} · ${field.label}` : path;
}
