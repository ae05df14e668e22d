import { useId } from "react";
import { useTranslation } from "react-i18next";
import { IssueText } from "./IssueText.tsx";
import type { OwnColor } from "./useOwnColor.ts";

interface ColorFieldProps {
  /** The field of the form. */
  name: string;
  /** What the colour is called in a fault. */
  label: string;
  own: OwnColor;
  /** Without scripts the field always stands open. */
  open: boolean;
}

/** Where a colour is typed as RAL number or hex value, or picked. */
export function ColorField({ name, label, own, open }: ColorFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={`flex-wrap items-center gap-2 ${open ? "flex" : "without-script flex"}`}>
      <label htmlFor={`${id}hex`} className="field-label">
        {t("configurator.ownColorField")}
      </label>
      <input
        id={`${id}hex`}
        className="input figures w-32 uppercase"
        type="text"
        name={name}
        value={own.text}
        maxLength={9}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => own.type(event.target.value)}
        aria-invalid={own.fault ? true : undefined}
        aria-describedby={own.fault ? `${id}fault` : undefined}
      />
      <input
        className="with-script h-12 w-14 rounded-board border-[1.5px] border-board bg-sheet p-1"
        type="color"
        aria-label={t("configurator.ownColorPicker")}
        value={own.hex.toLowerCase()}
        onChange={(event) => own.type(event.target.value)}
      />
      <IssueText id={`${id}fault`} name={label} issue={own.fault} />
    </div>
  );
}
