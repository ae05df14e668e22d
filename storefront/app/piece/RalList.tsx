import { RAL_COLORS, type RalColor } from "@planke46/furniture-rules";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../language/languages.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { Swatch } from "./Swatch.tsx";

interface RalListProps {
  id: string;
  found: readonly RalColor[];
  /** "RAL 5024" of the option the keyboard is at. */
  active: string | null;
  chosen: string | null;
  onTake: (ral: string) => void;
}

/** The colours that were found, each with its swatch, number and name. */
export function RalList({ id, found, active, chosen, onTake }: RalListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const pointed = active ?? chosen;
  useEffect(() => {
    const option = pointed && list.current?.querySelector<HTMLElement>(`[data-ral="${pointed}"]`);
    // Within the list alone: the page stays where it is.
    if (option && list.current)
      list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2 + option.offsetHeight / 2;
  }, [pointed]);
  return (
    <div className="mt-2">
      <p role="status" className={found.length > 0 ? "sr-only" : "text-small text-muted"}>
        {found.length > 0 ? t("configurator.ral.found", { count: found.length }) : t("configurator.ral.none")}
      </p>
      {/* The focus stays in the field, which names the active option. */}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t("configurator.ral.list")}
        className={found.length > 0 ? "ral-list" : "sr-only"}
      >
        {found.map(({ ral, hex, name }) => (
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field
          <div
            key={ral}
            id={optionId(id, ral)}
            role="option"
            aria-selected={ral === chosen}
            data-ral={ral}
            data-active={ral === active || undefined}
            className="ral-option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(ral)}
          >
            <Swatch hex={hex} />
            <span className="figures flex-none">{ral}</span>
            <span className="hyphens-auto leading-snug">{name[language]}</span>
          </div>
        ))}
      </div>
      <p className="mt-1 text-small leading-snug text-muted">{t("configurator.ral.screen")}</p>
    </div>
  );
}

/** The id of an option in the list of this id. */
export function optionId(id: string, ral: string): string {
  return `${id}${ral.replace(" ", "")}`;
}

/** What a search finds: part of the number, or of the name in any language; everything for "". */
export function ralMatches(sought: string): readonly RalColor[] {
  const words = folded(sought);
  if (words === "") return RAL_COLORS;
  return RAL_COLORS.filter(({ ral, name }) =>
    [ral, ral.slice(4), `ral${ral.slice(4)}`, ...Object.values(name)].some((text) =>
      folded(text).includes(words),
    ),
  );
}

/** The name of a number, for those who have the palette already. */
export function ralName(ral: string, language: Language): string | undefined {
  return RAL_COLORS.find((color) => color.ral === ral)?.name[language];
}

/** "weiss" finds Weiß, "turkis" Türkis. */
function folded(text: string): string {
  return text.trim().toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "");
}
