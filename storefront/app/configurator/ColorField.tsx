import {
  createElement,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { IssueText } from "./Group.tsx";
import type { OwnColor } from "./useOwnColor.ts";

interface ColorFieldProps {
  /** The field of the form. */
  name: string;
  /** What the colour is called in a fault. */
  label: string;
  own: OwnColor;
  /** Whether RAL Classic is offered beside the field. */
  palette?: boolean;
  /** Without scripts the field always stands open. */
  open: boolean;
}

/**
 * Where a colour is typed as RAL number, name or hex value, or picked: from RAL Classic, whose list loads when the field
 * is of use, or with the browser's own means.
 */
export function ColorField({ name, label, own, palette = true, open }: ColorFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const search = useRalSearch(own, palette, open, `${id}ral`);
  const fault = search.searching ? undefined : own.fault;
  return (
    <fieldset
      ref={search.place}
      aria-label={label}
      onBlur={search.leave}
      className={`min-w-0 ${open ? "" : "without-script"}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={`${id}hex`} className="field-label w-full">
          {t(palette ? "configurator.ownColorField" : "configurator.passepartoutField")}
        </label>
        <input
          id={`${id}hex`}
          className="input figures min-w-0 flex-1"
          type="text"
          name={name}
          value={own.text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.press}
          onFocus={search.load}
          aria-invalid={fault ? true : undefined}
          aria-describedby={
            [palette && `${id}hint`, fault && `${id}fault`].filter(Boolean).join(" ") || undefined
          }
          {...search.combobox}
        />
        {palette ? (
          <button
            type="button"
            className="button with-script min-w-11 px-3!"
            aria-expanded={search.open}
            aria-label={t("configurator.ral.show")}
            title={t("configurator.ral.show")}
            onClick={search.toggle}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="h-4 w-4">
              <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        ) : null}
        <input
          className="with-script h-12 w-14 rounded-board border-[1.5px] border-board bg-sheet p-1"
          type="color"
          aria-label={t("configurator.ownColorPicker")}
          value={own.hex.toLowerCase()}
          onChange={(event) => own.type(event.target.value)}
        />
      </div>
      {palette ? (
        <p id={`${id}hint`} className="mt-1 text-small leading-snug text-muted">
          {t("configurator.ral.hint")}
        </p>
      ) : null}
      <IssueText id={`${id}fault`} name={label} issue={fault} />
      {search.list}
    </fieldset>
  );
}

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
function useRalSearch(own: OwnColor, offered: boolean, wanted: boolean, id: string): RalSearch {
  const place = useRef<HTMLFieldSetElement>(null);
  const [palette, load] = useRalPalette(offered, wanted);
  const [open, setOpen] = useState(false);
  /** What is searched for; everything where the list was only opened. */
  const [sought, setSought] = useState("");
  const [active, setActive] = useState<string | null>(null);

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

/** The palette once it is there, and what loads it. */
function useRalPalette(offered: boolean, wanted: boolean): [palette: RalPalette | null, load: () => void] {
  const [palette, setPalette] = useState<RalPalette | null>(null);
  const load = useCallback(() => {
    if (!offered) return;
    // Without a connection the field still understands numbers and hex values.
    import("../piece/RalList.tsx").then(setPalette, () => {});
  }, [offered]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return [palette, load];
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
