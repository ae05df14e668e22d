import { useId } from "react";
import { useTranslation } from "react-i18next";
import { IssueText } from "./IssueText.tsx";
import type { OwnColor } from "./useOwnColor.ts";
import { useRalSearch } from "./useRalSearch.ts";

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
