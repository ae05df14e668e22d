import { type ConfigurationOf, DESK, plankCount } from "@planke46/furniture-rules";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StockPlank } from "../commerce/planks.server.ts";
import { useMoney } from "../money/money.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import { plankField } from "../piece/plankFields.ts";
import { settled } from "./change.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { Group, WishNote } from "./Group.tsx";
import { PlankBoards } from "./PlankBoards.tsx";
import { pickable, tooShort, withoutGone } from "./plankMoves.ts";
import type { Change } from "./useFurniture.ts";

interface PlanksGroupProps {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
  change: Change<ConfigurableKind>;
  /** The stock as the page came with it; null if the stock did not answer. */
  stock: StockPlank[] | null;
  /** Titles of planks the address named that another shopper has. */
  gone: string[];
  issues: FieldIssues;
  /** How many picked planks wait for positions that the piece has not at the moment. */
  waiting: number;
  /** EUR; 0 where it is in the price. */
  fee: number;
}

/** The workshop picks the planks, or the shopper does, position by position. */
export function PlanksGroup({
  kind,
  piece,
  change,
  stock: served,
  gone,
  issues,
  waiting,
  fee,
}: PlanksGroupProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const { choosePlanks = false, planks = [] }: Piece = piece;
  const stock = useStock(kind, served, choosePlanks);
  const lost = useLostPicks(kind, planks, stock, change, gone);
  const needed = lengthNeeded(piece);
  const planksToPick = pickable(stock ?? [], needed);
  const short = choosePlanks ? tooShort(planks, stock ?? [], needed) : [];
  const nothingPicked = fee > 0 && planks.every((id) => id === null);
  const lacking =
    (stock === null && t("configurator.stockSilent")) ||
    (planksToPick.length === 0 && t("configurator.stockEmpty"));
  // The fee is due whether or not there is anything to pick from.
  const idle = nothingPicked && t("configurator.nonePicked", { price: euro(fee) });
  const notice = [lacking, idle].filter(Boolean).join(" ");
  const choose = (yes: boolean) =>
    change((before) => settled(kind, before, { choosePlanks: yes, planks: (before as Piece).planks ?? [] }));
  return (
    <Group
      id="planks"
      title={t(`configurator.planksTitle.${plankCount(kind, piece) === 1 ? "one" : "many"}`)}
    >
      <WhoPicks byShopper={choosePlanks} fee={fee} onChoose={choose} />
      <GonePlanks titles={lost} />
      <ShortPlanks planks={short} needed={needed} />
      <WishNote
        text={choosePlanks && waiting > 0 ? t("configurator.wish.planks", { count: waiting }) : null}
      />
      {choosePlanks && notice ? <p className="notice mt-3 text-small">{notice}</p> : null}
      {choosePlanks ? (
        <PlankBoards
          kind={kind}
          picks={planks}
          stock={stock ?? []}
          planks={planksToPick}
          short={short}
          issues={issues}
          onPick={(position, id) =>
            change((before) => {
              const { planks: picks = [] }: Piece = before;
              return settled(kind, before, { planks: picks.map((old, at) => (at === position ? id : old)) });
            })
          }
        />
      ) : null}
    </Group>
  );
}

interface WhoPicksProps {
  byShopper: boolean;
  fee: number;
  onChoose: (byShopper: boolean) => void;
}

function WhoPicks({ byShopper, fee, onChoose }: WhoPicksProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  return (
    <div className="grid gap-2">
      {([false, true] as const).map((yes) => (
        <label key={String(yes)} className="choice grid grid-cols-[auto_1fr] items-center gap-3 py-2!">
          <input
            type="radio"
            name="choosePlanks"
            value={yes ? "yes" : "no"}
            className="mark"
            checked={byShopper === yes}
            onChange={() => onChoose(yes)}
          />
          <span>
            <span className="heading flex flex-wrap justify-between gap-x-3 text-small font-[600]">
              {t(`configurator.planksBy.${yes ? "shopper" : "workshop"}`)}
              <span className="figures font-[500] text-muted">
                {yes && fee > 0 ? t("configurator.plus", { price: euro(fee) }) : t("configurator.included")}
              </span>
            </span>
            <span className="mt-0.5 block text-small leading-snug text-muted">
              {t(`configurator.planksByHint.${yes ? "shopper" : "workshop"}`)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Picks that have gone while the page was open fall back to the workshop; the page shows their titles. */
function useLostPicks(
  kind: ConfigurableKind,
  planks: (string | null)[],
  stock: StockPlank[] | null,
  change: Change<ConfigurableKind>,
  gone: string[],
): string[] {
  const [lost, setLost] = useState(gone);
  const titles = useRef(new Map<string | null, string>());
  useEffect(() => {
    if (!stock) return;
    // What has been taken out of the stock altogether is known by the title it had.
    for (const { id, title } of stock) titles.current.set(id, title);
    const picks = withoutGone(planks, stock).picks;
    const now = planks.filter((id, at) => id !== picks[at]);
    if (now.length === 0) return;
    setLost(now.map((id) => titles.current.get(id) ?? ""));
    change((before) => settled(kind, before, { planks: picks }));
  }, [kind, planks, stock, change]);
  return lost;
}

/** How long the boards of a piece are, cm; no plank may be shorter. */
function lengthNeeded({ dimensions }: Piece): number {
  return dimensions?.length ?? dimensions?.width ?? DESK.length;
}

/** Names the picked planks that are no longer available. Always in the page: screen readers announce its changes. */
function GonePlanks({ titles }: { titles: string[] }) {
  const { t } = useTranslation();
  const known = titles.filter(Boolean);
  const unknown = titles.length - known.length;
  const named = known.map((title) => t("configurator.plankNamed", { title }));
  if (unknown > 0) named.push(t("configurator.unknownPlank", { count: unknown }));
  return (
    <div role="status">
      {titles.length > 0 ? (
        <p className="notice notice-fault mt-3 text-small">
          {t("configurator.planksGone", { titles: named.join(", "), count: titles.length })}
        </p>
      ) : null}
    </div>
  );
}

/** Names the picked planks that are too short. Always in the page: screen readers announce its changes. */
function ShortPlanks({ planks, needed }: { planks: readonly StockPlank[]; needed: number }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {planks.map(({ id, title, length }) => (
        <p key={id} className="notice notice-fault mt-3 text-small">
          {t("configurator.plankShort", { title, length, needed })}
        </p>
      ))}
    </div>
  );
}

/** Interval (ms) of reading the stock again while planks are picked. It is also read on return to the page. */
const FRESH_FOR_MS = 30_000;

/** The stock of a kind, refreshed while `looking`. null: unknown. A failed refresh keeps the last value. */
function useStock(
  kind: ConfigurableKind,
  served: StockPlank[] | null,
  looking: boolean,
): StockPlank[] | null {
  const [stock, setStock] = useState(served);
  useEffect(() => setStock(served), [served]);
  useEffect(() => {
    if (!looking) return;
    let latest = 0;
    const refresh = async () => {
      if (document.visibilityState !== "visible") return;
      const asked = ++latest;
      const now = await askStock(kind);
      if (now && asked === latest) setStock(now);
    };
    const timer = setInterval(refresh, FRESH_FOR_MS);
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("focus", refresh);
    return () => {
      latest = Number.POSITIVE_INFINITY;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
    };
  }, [looking, kind]);
  return stock;
}

/**
 * Not with Remix's fetcher: any failure of it, of the connection or of the route discovery, replaces the configurator
 * with an error page.
 * @returns null when the stock cannot be read
 */
async function askStock(kind: ConfigurableKind): Promise<StockPlank[] | null> {
  try {
    const answer = await fetch(`/stock/${kind}`, { headers: { accept: "application/json" } });
    if (!answer.ok) return null;
    const { stock }: { stock?: StockPlank[] | null } = await answer.json();
    return stock ?? null;
  } catch {
    return null;
  }
}

/**
 * Takes the shopper who clicked a board to where its plank is picked, and opens its place; before planks are picked at
 * all to that choice, because it costs something.
 */
export function showPlankField(form: HTMLFormElement | null, position: number): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  const place = find(`[data-place="${position}"]`);
  const field =
    place ?? find(`[name="${plankField(position)}"]`) ?? find('[name="choosePlanks"][value="yes"]');
  if (!field) return;
  field.focus({ preventScroll: true });
  place?.click();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  field.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}
