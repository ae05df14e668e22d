import { useLocation, useParams } from "@remix-run/react";
import { useEffect } from "react";
import { decisionIn } from "../consent/decision.ts";
import { useDecision, useIsCounted } from "../consent/useDecision.ts";

/** As the cookie says it now, whatever was drawn on the page before. */
const mayCount = () => decisionIn(document.cookie) === "yes";

/** Counts pages and time, once the visitor has agreed; what does it is loaded only then. */
export function useVisit(): void {
  const isCounted = useIsCounted();
  const agreed = useDecision() === "yes" && isCounted;
  const { pathname } = useLocation();
  // An address with a part of its own may be somebody's (a payment link), or anything at all (a page not found).
  const isOurs = Object.keys(useParams()).length === 0;

  useEffect(() => {
    if (!agreed || !isOurs) return;
    void import("./track.ts").then(({ track }) => track({ name: "page_view", path: pathname }, mayCount));
  }, [agreed, isOurs, pathname]);

  useEffect(() => {
    if (!agreed) return;
    let ended = false;
    let end: (() => void) | undefined;
    void import("./timeOnSite.ts").then(({ countTimeOnSite, forgetTimeOnSite }) => {
      if (ended) return;
      const stop = countTimeOnSite(mayCount);
      end = () => {
        stop();
        forgetTimeOnSite();
      };
    });
    return () => {
      ended = true;
      end?.();
    };
  }, [agreed]);
}
