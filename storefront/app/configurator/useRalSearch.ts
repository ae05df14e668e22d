import {
  createElement,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { OwnColor } from "./useOwnColor.ts";

/** The palette with its names and its list: loaded when the shopper turns to an own colour. */
type RalPalette = typeof import("../piece/RalList.tsx");

interface RalSearch {
  /** Encloses the field and its list. */
  place: RefObject<HTMLFieldSetElement>;
  /** Whether the list is shown. */
  open: boolean;
  /** Whether a colour is still being typed or looked for: only afterwards may it be faulty. */
  searching: boolean;
  list: JSX.Element | null;
  /** What makes a combobox of the field, as soon as there is a list. */
  combobox: Record<string, string | boolean | undefined>;
  load: () => void;
  type: (text: string) => void;
  press: (event: KeyboardEvent) => void;
  leave: (event: FocusEvent) => void;
  toggle: () => void;
}

/**
 * RAL Classic beside the field of an own colour, as the pattern "combobox with list autocomplete" of the ARIA Authoring
 * Practices has it. Typing searches by number and by name in both languages; arrows move, Enter takes, Escape closes.
 */
export function useRalSearch(own: OwnColor, offered: boolean, wanted: boolean, id: string): RalSearch {
  const place = useRef<HTMLFieldSetElement>(null);
  const [palette, setPalette] = useState<RalPalette | null>(null);
  const [open, setOpen] = useState(false);
  /** What is searched for; everything where the list was only opened. */
  const [sought, setSought] = useState("");
  const [active, setActive] = useState<string | null>(null);

  const load = useCallback(() => {
    if (!offered) return;
    // Without a connection the field still understands numbers and hex values.
    import("../piece/RalList.tsx").then(setPalette, () => {});
  }, [offered]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  const afterPress = useAfterPress(open);
  // What begins like a hex value is no name.
  const listed = open && !sought.trimStart().startsWith("#");
  const found = palette && listed ? palette.ralMatches(sought) : [];
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const show = (text: string) => {
    load();
    setSought(text);
    setActive(null);
    setOpen(true);
  };
  const take = (ral: string) => {
    own.type(ral);
    close();
  };
  const move = (step: 1 | -1) => {
    if (!listed) return show("");
    const at = found.findIndex(({ ral }) => ral === (active ?? own.ral));
    const next = at < 0 ? (step === 1 ? 0 : found.length - 1) : (at + step + found.length) % found.length;
    setActive(found[next]?.ral ?? null);
  };
  /** What was typed means one colour alone: it need not be pointed at. */
  const onlyOne = own.fault && found.length === 1 ? found[0]?.ral : undefined;

  return {
    place,
    open: listed,
    searching: open,
    load,
    list:
      palette && listed
        ? createElement(palette.RalList, { id, found, active, chosen: own.ral ?? null, onTake: take })
        : null,
    combobox: palette
      ? {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": listed,
          "aria-controls": listed ? id : undefined,
          "aria-activedescendant": listed && active ? palette.optionId(id, active) : undefined,
        }
      : {},
    type: (text) => {
      own.type(text);
      if (offered) show(text);
    },
    press: (event) => {
      if (!offered) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        move(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Escape" && open) {
        event.preventDefault();
        close();
      } else if (event.key === "Enter" && open) {
        event.preventDefault();
        const meant = active ?? onlyOne;
        if (meant) take(meant);
        else close();
      }
    },
    leave: (event) => {
      if (!open) return;
      // At once, so that the press under way sends it, or chooses something else after it.
      if (onlyOne) own.type(onlyOne);
      if (onlyOne || !place.current?.contains(event.relatedTarget)) afterPress(close);
    },
    toggle: () => (listed ? close() : show("")),
  };
}

/** What ends a press: a release, or the browser, where the press became a drag or a scroll. */
const RELEASES = ["mouseup", "dragend", "pointercancel"] as const;

/**
 * Runs what changes the page's layout at once, or after the press of a mouse or finger that is under way: what lies below would
 * otherwise move away between press and release, and the click would be lost.
 */
function useAfterPress(watched: boolean): (then: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (!watched) return;
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    window.addEventListener("mousedown", press, true);
    for (const end of RELEASES) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener("mousedown", press, true);
      for (const end of RELEASES) window.removeEventListener(end, release, true);
      release();
    };
  }, [watched]);
  return (then) => {
    if (!pressed.current) return then();
    const released = new AbortController();
    const run = () => {
      released.abort();
      // The click follows its release in the same task.
      setTimeout(then);
    };
    for (const end of RELEASES) window.addEventListener(end, run, { signal: released.signal });
  };
}
