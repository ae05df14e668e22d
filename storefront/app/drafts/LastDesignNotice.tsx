import { useTranslation } from "react-i18next";
import type { LastDesign } from "./useLastDesign.ts";

interface LastDesignNoticeProps {
  last: LastDesign;
  /** What stands in the same place while there is no last design; it keeps its room, so that nothing jumps. */
  lead: string;
}

/** Says that the last design is back, or that it waits, with the way to the other piece. */
export function LastDesignNotice({ last, lead }: LastDesignNoticeProps) {
  const { t } = useTranslation();
  const { state, swap } = last;
  return (
    <div className="mt-1 grid">
      <p className={`col-start-1 row-start-1 text-muted ${state === "none" ? "" : "invisible"}`}>{lead}</p>
      <div className="col-start-1 row-start-1 flex flex-wrap items-baseline gap-x-3">
        <p role="status">{state === "none" ? "" : t(`drafts.last.${state}`)}</p>
        {state === "none" ? null : (
          <button
            type="button"
            onClick={swap}
            className="heading -my-2 py-2 font-[560] underline decoration-beeswax-deep underline-offset-4"
          >
            {t(state === "back" ? "drafts.startAnew" : "drafts.bringBack")}
          </button>
        )}
      </div>
    </div>
  );
}
