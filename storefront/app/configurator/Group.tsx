import type { ReactNode } from "react";

/** One decision of the configurator, in the order in which one decides. */
export function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-3 w-full text-lead leading-tight">{title}</legend>
      {note ? <p className="clear-both mb-3 text-small text-muted">{note}</p> : null}
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
