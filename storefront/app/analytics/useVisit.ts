import { useLocation, useParams } from "@remix-run/react";
import { useEffect } from "react";
import { decisionIn } from "../consent/decision.ts";
import { useDecision, useIsCounted } from "../consent/useDecision.ts";

/** As the cookie says it now, whatever was drawn on the page before. */
const mayCount = () => decisionIn(document.cookie) === "yes";

/** Records page views and time on site after consent. The tracking code is loaded only then. */
export function useVisit(): void {
  const isCounted = useIsCounted();
  const agreed = useDecision() === "yes" && isCounted;
  const { pathname } = useLocation();
  // A path with parameters may identify a person (a payment link) or be arbitrary (a page not found): not recorded.
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
