import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { rememberHeading } from "./heading.ts";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

/** What every page says about what is underway: the next page, and a connection that is gone. */
export function LoadingStates() {
  const { location, formMethod } = useNavigation();
  const goal =
    location && (!formMethod || formMethod === "GET") ? location.pathname + location.search : undefined;
  useEffect(() => rememberHeading(goal), [goal]);
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
    </>
  );
}
