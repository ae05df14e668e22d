import { PRESETS, type TableConfiguration } from "@planke46/furniture-rules";
import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { nearestConfiguration, queryOf, type Side } from "./tableAddress.ts";

/** A dragged slider writes the address this long after it rests (ms): browsers limit how often one may. */
const ADDRESS_DELAY_MS = 250;
/** The router shows a submission a moment after it has begun (ms); writing the address in between would cut it off. */
const SUBMISSION_SHOWS_WITHIN_MS = 2000;

export interface TableChanges {
  preset(name: keyof typeof PRESETS.table | "individual"): void;
  /** Touching a measure makes the size individual; its fee goes with the state. */
  measure(side: Side, value: number): void;
  option(change: Partial<Pick<TableConfiguration, "frameType" | "tableTop" | "color">>): void;
}

/**
 * The table being configured. Every change shows at once and is written to the address a moment later.
 * What was chosen in the form before the scripts came, or restored by the browser, counts as well.
 */
export function useTable(
  initial: TableConfiguration,
  form: RefObject<HTMLFormElement>,
): [TableConfiguration, TableChanges] {
  const [table, setTable] = useState(initial);
  useEffect(() => {
    if (form.current) setTable(nearestConfiguration(new FormData(form.current)));
  }, [form]);
  useAddress(table, setTable);
  const changes: TableChanges = {
    preset: (name) =>
      setTable((before) => ({
        ...before,
        dimensions:
          name === "individual"
            ? { ...before.dimensions, chosen: name }
            : { chosen: name, ...PRESETS.table[name] },
      })),
    measure: (side, value) =>
      setTable((before) => ({
        ...before,
        dimensions: { ...before.dimensions, chosen: "individual", [side]: value },
      })),
    option: (change) => setTable((before) => ({ ...before, ...change })),
  };
  return [table, changes];
}

function useAddress(table: TableConfiguration, setTable: (table: TableConfiguration) => void): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const idle = useNavigation().state === "idle";
  const query = queryOf(table).toString();
  const written = useRef(query);
  const seen = useRef(search);
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
      written.current = query;
      navigate(`?${query}`, { replace: true, preventScrollReset: true });
    }
    return () => clearTimeout(timer);
  }, [query, idle, navigate, submittedAt]);

  useEffect(() => {
    if (search === seen.current) return;
    seen.current = search;
    if (search === `?${written.current}`) return;
    const elsewhere = nearestConfiguration(new URLSearchParams(search));
    written.current = queryOf(elsewhere).toString();
    setTable(elsewhere);
  }, [search, setTable]);
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
