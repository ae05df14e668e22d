import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/**
 * With scripts the page is always up to date: Enter in a field must not send the form that only refreshes it.
 * A second click while a piece is being added does not add it twice.
 */
export function useOnlyPost(): (event: FormEvent<HTMLFormElement>) => void {
  const { state } = useNavigation();
  const underWay = useRef(false);
  useEffect(() => {
    if (state === "idle") underWay.current = false;
  }, [state]);
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isPost = submitter?.getAttribute("formmethod") === "post";
    if (!isPost || underWay.current) event.preventDefault();
    else underWay.current = true;
  };
}
