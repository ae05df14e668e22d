import { decisionNow, followDecision } from "../consent/answerConsent.ts";

/** As the cookie says it now, whatever was drawn on the page before. */
const mayCount = () => decisionNow() === "yes";

let page: string | undefined;
let agreed = false;
let stopTime: (() => void) | undefined;

/**
 * Says which page is shown now; undefined for one whose path may identify a person (a payment link) or is arbitrary (a
 * page not found). It is counted if the visitor agrees, now or while the page is shown.
 */
export function visit(path: string | undefined): void {
  page = path;
  countPage();
}

/** Records page views and time on site after consent, until it is withdrawn. The tracking code is loaded only then. */
export function countVisits(): () => void {
  const stop = followDecision((decision) => {
    const before = agreed;
    agreed = decision === "yes";
    if (agreed === before) return;
    if (agreed) {
      countPage();
      countTime();
    } else stopTime?.();
  });
  return () => {
    stop();
    stopTime?.();
    agreed = false;
  };
}

function countPage(): void {
  const path = page;
  if (!agreed || path === undefined) return;
  void import("./counting.ts").then(({ track }) => track({ name: "page_view", path }, mayCount));
}

function countTime(): void {
  let ended = false;
  stopTime = () => {
    ended = true;
  };
  void import("./counting.ts").then(({ countTimeOnSite, forgetTimeOnSite }) => {
    if (ended) return;
    const stop = countTimeOnSite(mayCount);
    stopTime = () => {
      stop();
      forgetTimeOnSite();
    };
  });
}
