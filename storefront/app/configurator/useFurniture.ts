import type { ConfigurationOf, Palette } from "@planke46/furniture-rules";
import { useActionData, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { lineIn } from "../piece/address/line.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { designIn, designInForm, designQuery } from "../piece/wish/address.ts";
import { type Design, followed } from "../piece/wish/wish.ts";
import { forgetInTab, keepInTab, noteInTab } from "../session/tabStorage.ts";
import { isFirstPage } from "./useHydrated.ts";

/** A dragged slider writes the address this long after it rests (ms): browsers limit how often one may. */
const ADDRESS_DELAY_MS = 250;

/** How many of the page's addresses a reload may be behind: it takes a server some tenths of a second to answer. */
const KEPT_ADDRESSES = 20;

/** Makes another piece of the present one. */
export type Change<K extends ConfigurableKind> = (
  make: (before: ConfigurationOf<K>) => ConfigurationOf<K>,
) => void;

export interface Furniture<K extends ConfigurableKind> {
  design: Design<K>;
  change: Change<K>;
  /** Puts another design on the page that the shopper has not changed yet. */
  replace: (design: Design<K>) => void;
  /** Whether the shopper has changed the design. */
  touched: boolean;
  /** Whether the page began with the last design, not with the one of its address. */
  cameBack: boolean;
}

/**
 * The piece being configured and the wish behind it. Every change shows at once and is written to the address a moment later.
 * What was chosen in the form before the scripts came, or restored by the browser, counts as well.
 * @param last the design that takes the place of the address's as soon as scripts answer; null keeps that of the address
 */
export function useFurniture<K extends ConfigurableKind>(
  kind: K,
  initial: () => Design<K>,
  last: () => Design<K> | null,
  form: RefObject<HTMLFormElement>,
  palette: Palette,
): Furniture<K> {
  const [said] = useState(initial);
  // A page that the server has written begins as written; one reached by a click begins with the last design.
  const [atOnce] = useState(() => (isFirstPage() ? null : last()));
  const [design, setDesign] = useState(atOnce ?? said);
  const [touched, setTouched] = useState(false);
  const [cameBack, setCameBack] = useState(atOnce !== null);
  const lastOnce = useRef<typeof last | null>(isFirstPage() ? last : null);
  useEffect(() => {
    if (!form.current) return;
    const typed = designInForm(kind, new FormData(form.current), palette);
    const isTyped = designQuery(kind, typed, null) !== designQuery(kind, said, null);
    // A button that was pressed by now meant the piece that is on the page.
    const isPressed = (window.earlyPresses?.length ?? 0) > 0;
    const readLast = lastOnce.current;
    lastOnce.current = null;
    const mayComeBack = readLast !== null && !isTyped && !isPressed;
    const kept = mayComeBack ? takeLeftDesign() : null;
    const left = kept === null ? said : designIn(kind, new URLSearchParams(kept), palette);
    const isLeft = designQuery(kind, left, null) !== designQuery(kind, said, null);
    const back = mayComeBack && !isLeft ? readLast() : null;
    if (isLeft || (readLast && isTyped)) setTouched(true);
    if (back) setCameBack(true);
    const next = isLeft ? left : (back ?? typed);
    // The same design as another object would render the page once more.
    setDesign((before) =>
      designQuery(kind, before, null) === designQuery(kind, next, null) ? before : next,
    );
  }, [kind, form, palette, said]);
  const replace = useCallback((next: Design<K>) => {
    setTouched(false);
    setDesign(next);
  }, []);
  useAddress(kind, design, replace, palette, said);
  const change: Change<K> = useCallback(
    (make) => {
      setTouched(true);
      setDesign((before) => {
        const next = make(before.piece);
        return next === before.piece ? before : followed(kind, before, next);
      });
    },
    [kind],
  );
  return { design, change, replace, touched, cameBack };
}

function useAddress<K extends ConfigurableKind>(
  kind: K,
  design: Design<K>,
  replace: (design: Design<K>) => void,
  palette: Palette,
  said: Design<K>,
): void {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const idle = useNavigation().state === "idle";
  const line = lineIn(new URLSearchParams(search));
  const query = designQuery(kind, design, line);
  const written = useRef(designQuery(kind, said, line));
  /** Addresses that were written, but that no render has shown yet: slow browsers show them after the next change. */
  const underWay = useRef<string[]>([]);
  /** The addresses the page had since it stands for this piece, oldest first. */
  const addresses = useRef([search]);
  const seen = useRef(search);
  const refusal = useActionData<unknown>();

  // The page was sent and came back with faults. What is on it counts, whatever address it was sent to, and writing the
  // address now would take the faults away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!refusal) return;
    seen.current = search;
    written.current = query;
    underWay.current = [];
  }, [refusal]);

  useEffect(() => {
    // A navigation under way may be a link, or the piece going into the cart: another one would cut it off.
    if (query === written.current || !idle) return;
    let timer = setTimeout(write, ADDRESS_DELAY_MS);
    function write() {
      // The answer to 'add to cart' may have written it by now; going there twice would close its notice.
      if (query === written.current) return;
      if (isUnderWay(key)) {
        timer = setTimeout(write, ADDRESS_DELAY_MS);
        return;
      }
      const address = `?${query}`;
      written.current = query;
      underWay.current.push(address);
      addresses.current = [...addresses.current.slice(1 - KEPT_ADDRESSES), address];
      navigate(address, { replace: true, preventScrollReset: true });
    }
    return () => clearTimeout(timer);
  }, [query, idle, navigate, key]);

  useEffect(() => {
    // A reload brings back the address it began with. The page goes on until the answer comes, and may write another one.
    const leave = () => keepLeftDesign(addresses.current, query);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [query]);

  useEffect(() => {
    if (search === seen.current) return;
    seen.current = search;
    const own = underWay.current.lastIndexOf(search);
    if (own >= 0) {
      // Whatever was changed since then counts, not this.
      underWay.current.splice(0, own + 1);
      return;
    }
    if (search === `?${written.current}`) return;
    addresses.current = [search];
    const said = new URLSearchParams(search);
    const elsewhere = designIn(kind, said, palette);
    written.current = designQuery(kind, elsewhere, lineIn(said));
    // The browser's Back is no change of the shopper's: the last design stays kept.
    replace(elsewhere);
  }, [kind, search, replace, palette]);
}

/**
 * Whether a navigation has begun, or has ended elsewhere than where the page stands. Renders show both a moment later, on a
 * slow machine seconds later.
 * @param shown key of the location that is rendered
 */
function isUnderWay(shown: string): boolean {
  const { navigation, location } = window.__remixRouter.state;
  return navigation.state !== "idle" || location.key !== shown;
}

/** The newest design of a page that was left, for a reload that shows the page at an address from before that design. */
const NOTE = "left-design";

interface LeftDesign {
  path: string;
  /** The queries the page's address had of late: a reload brings back the one it began with, even if the page wrote another. */
  addresses: string[];
  /** The design as an address keeps it, see `designQuery`. */
  query: string;
}

/**
 * Keeps the design of a page that is being left.
 * @param written the queries that the page's address had of late, `?…` each
 * @param query the design as an address keeps it, see `designQuery`
 */
function keepLeftDesign(written: string[], query: string): void {
  const { pathname: path, search } = window.location;
  keepInTab(NOTE, JSON.stringify({ path, addresses: [...written, search], query } satisfies LeftDesign));
}

/**
 * The query of the design that this address was left with, on a page that was reloaded or gone back to; null if there is
 * none. It is told once.
 */
function takeLeftDesign(): string | null {
  const note = noteInTab(NOTE);
  forgetInTab(NOTE);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A link or a typed address means the piece that it names.
  if (note === null || visit?.type === "navigate") return null;
  const { path, addresses, query } = JSON.parse(note) as LeftDesign;
  const isOfThisPage = path === window.location.pathname && addresses.includes(window.location.search);
  return isOfThisPage ? query : null;
}
