import type { ReactNode } from "react";

interface GroupProps {
  /** Of the groups one can be led to. */
  id?: string;
  title: string;
  note?: string;
  children: ReactNode;
}

/** One decision of the configurator, in the order in which one decides. */
export function Group({ id, title, note, children }: GroupProps) {
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className="group-of">
      <legend className="float-left mb-3 w-full text-lead leading-tight">{title}</legend>
      {note ? <p className="clear-both mb-3 text-small text-muted">{note}</p> : null}
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
