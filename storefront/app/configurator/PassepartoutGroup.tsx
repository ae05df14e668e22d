import { useTranslation } from "react-i18next";
import { ColorField } from "./ColorField.tsx";
import type { FieldIssue } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { Swatch } from "./Swatch.tsx";
import { useOwnColor } from "./useOwnColor.ts";

/** Card one finds at every framer's. Any other colour can be typed. */
const CARDS = {
  white: "#FFFFFF",
  cream: "#F3EAD7",
  grey: "#9A9A94",
  black: "#1E1E1E",
  red: "#7C2B24",
} as const;

interface PassepartoutGroupProps {
  /** "#RRGGBB". */
  color: string;
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  onChange: (color: string) => void;
}

/** The colour of the card between frame and picture. */
export function PassepartoutGroup({ color, typed, issue, onChange }: PassepartoutGroupProps) {
  const { t } = useTranslation();
  const own = useOwnColor({ chooseOwnColor: true, hex: color }, typed, issue, ({ hex }) => onChange(hex));
  return (
    <Group title={t("configurator.passepartout")}>
      <div className="with-script mb-3 flex flex-wrap gap-2">
        {(Object.keys(CARDS) as (keyof typeof CARDS)[]).map((card) => (
          <button
            key={card}
            type="button"
            aria-pressed={color === CARDS[card]}
            className="choice h-auto! flex items-center gap-2 p-1.5! pr-3! text-small aria-pressed:border-graphite"
            onClick={() => own.type(CARDS[card])}
          >
            <Swatch hex={CARDS[card]} />
            {t(`configurator.card.${card}`)}
          </button>
        ))}
      </div>
      <ColorField name="passepartoutColor" label={t("configurator.passepartout")} own={own} open />
    </Group>
  );
}
