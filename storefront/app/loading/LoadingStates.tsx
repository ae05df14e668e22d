import { CONNECTION_ELEMENT } from "./connection.ts";
import { PROGRESS_ELEMENT } from "./progress.ts";

/** Where every page says what is underway: the next page, and a connection that is gone. */
export function LoadingStates() {
  return (
    <>
      <div id={PROGRESS_ELEMENT} role="status" className="no-print" />
      <div id={CONNECTION_ELEMENT} role="status" className="no-print" />
    </>
  );
}
