import { CARD_COLORS, cardWords, hexOfCard } from "@planke46/furniture-rules";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isLanguage } from "../language/languages.ts";
import { meantColor } from "../piece/fields/color.ts";
import { Swatch } from "../piece/Swatch.tsx";
import { ColorField } from "./ColorField.tsx";
import type { FieldIssue } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { useOwnColor } from "./useOwnColor.ts";

interface PassepartoutGroupProps {
  /** "#RRGGBB". */
  color: string;
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  onChange: (color: string) => void;
}

/** The colour of the card between frame and picture. */
export function PassepartoutGroup({ color, typed, issue, onChange }: PassepartoutGroupProps) {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : "de";
  /** Card has names, and no RAL number. */
  const writing = useMemo(
    () => ({
      read: (text: string) => ({ hex: hexOfCard(text) ?? meantColor(text).hex }),
      write: ({ hex }: { hex: string }) => cardWords(hex, language),
    }),
    [language],
  );
  const change = ({ hex }: { hex: string }) => onChange(hex);
  const own = useOwnColor({ chooseOwnColor: true, hex: color }, typed, issue, change, writing);
  return (
    <Group title={t("configurator.passepartout")}>
      <div className="with-script mb-3 flex flex-wrap gap-2">
        {CARD_COLORS.map(({ hex, label }) => (
          <button
            key={hex}
            type="button"
            aria-pressed={color === hex}
            className="choice h-auto! flex items-center gap-2 p-1.5! pr-3! text-small aria-pressed:border-graphite"
            onClick={() => own.type(label[language])}
          >
            <Swatch hex={hex} />
            {label[language]}
          </button>
        ))}
      </div>
      <ColorField
        name="passepartoutColor"
        label={t("configurator.passepartout")}
        own={own}
        palette={false}
        open
      />
    </Group>
  );
}
