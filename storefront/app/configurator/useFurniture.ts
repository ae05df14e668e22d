import type { ConfigurationOf } from "@planke46/furniture-rules";
import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type MutableRefObject, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { nearestConfiguration, queryOf } from "./address/address.ts";
import { lineIn, withLine } from "./address/line.ts";
import type { ConfigurableKind } from "./kinds.ts";

/** A dragged slider writes the address this long after it rests (ms): browsers limit how often one may. */
const ADDRESS_DELAY_MS = 250;
/** The router shows a submission a moment after it has begun (ms); writing the address in between would cut it off. */
const SUBMISSION_SHOWS_WITHIN_MS = 2000;

/** Makes another piece of the present one. */
export type Change<K extends ConfigurableKind> = (
  make: (before: ConfigurationOf<K>) => ConfigurationOf<K>,
) => void;

/**
 * The piece being configured. Every change shows at once and is written to the address a moment later.
 * What was chosen in the form before the scripts came, or restored by the browser, counts as well.
 */
export function useFurniture<K extends ConfigurableKind>(
  kind: K,
  initial: ConfigurationOf<K>,
  form: RefObject<HTMLFormElement>,
): [ConfigurationOf<K>, Change<K>] {
  const [piece, setPiece] = useState(initial);
  useEffect(() => {
    if (form.current) setPiece(nearestConfiguration(kind, new FormData(form.current)));
  }, [kind, form]);
  useAddress(kind, piece, setPiece);
  const change: Change<K> = useCallback((make) => setPiece(make), []);
  return [piece, change];
}

function useAddress<K extends ConfigurableKind>(
  kind: K,
  piece: ConfigurationOf<K>,
  setPiece: (piece: ConfigurationOf<K>) => void,
): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const idle = useNavigation().state === "idle";
  const query = queryOf(kind, piece).toString();
  const written = useRef(query);
  /** Addresses that were written, but that no render has shown yet: slow browsers show them after the next change. */
  const underWay = useRef<string[]>([]);
  const seen = useRef(search);
  const line = lineIn(new URLSearchParams(search));
  const submittedAt = useLastSubmission();

  useEffect(() => {
    // A navigation under way may be the piece going into the cart: another one would cut its answer off.
    if (query === written.current || !idle) return;
    let timer = setTimeout(write, ADDRESS_DELAY_MS);
    function write() {
      // The answer to 'add to cart' may have written it by now; going there twice would close its notice.
      if (query === written.current) return;
      const wait = submittedAt.current + SUBMISSION_SHOWS_WITHIN_MS - performance.now();
      if (wait > 0) {
        timer = setTimeout(write, wait);
        return;
      }
      const address = `?${withLine(query, line)}`;
      written.current = query;
      underWay.current.push(address);
      navigate(address, { replace: true, preventScrollReset: true });
    }
    return () => clearTimeout(timer);
  }, [query, line, idle, navigate, submittedAt]);

  useEffect(() => {
    if (search === seen.current) return;
    seen.current = search;
    const own = underWay.current.lastIndexOf(search);
    if (own >= 0) {
      // Whatever was changed since then counts, not this.
      underWay.current.splice(0, own + 1);
      return;
    }
    if (search === `?${withLine(written.current, line)}`) return;
    const elsewhere = nearestConfiguration(kind, new URLSearchParams(search));
    written.current = queryOf(kind, elsewhere).toString();
    setPiece(elsewhere);
  }, [kind, search, line, setPiece]);
}

/** When a form of this page was last sent (ms since the page began). */
function useLastSubmission(): MutableRefObject<number> {
  const at = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = () => {
      at.current = performance.now();
    };
    window.addEventListener("submit", note, { capture: true });
    return () => window.removeEventListener("submit", note, { capture: true });
  }, []);
  return at;
}
