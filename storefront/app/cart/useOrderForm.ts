import { parse } from "@conform-to/dom";
import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type OrderFields, orderIssues } from "./orderRules.ts";

/** The order form with its faults: the rules run in the browser while one types, and on the server when it is sent. */
export function useOrderForm(saved: OrderFields, lastResult: SubmissionResult | undefined) {
  const firstOnly = useFirstSubmitOnly();
  return useForm<OrderFields>({
    id: "order",
    defaultValue: saved,
    lastResult: lastResult ?? null,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onSubmit: firstOnly,
    onValidate: ({ formData }) => parse<OrderFields, string[]>(formData, { resolve: resolveOrder }),
  });
}

/** A second click while the first is under way is not a second order. */
function useFirstSubmitOnly(): (event: { preventDefault(): void }) => void {
  const { state } = useNavigation();
  const underWay = useRef(false);
  useEffect(() => {
    if (state === "idle") underWay.current = false;
  }, [state]);
  return (event) => {
    if (underWay.current) event.preventDefault();
    underWay.current = true;
  };
}

function resolveOrder(fields: OrderFields): { value?: OrderFields; error?: Record<string, string[]> } {
  const issues = Object.entries(orderIssues(fields));
  if (issues.length === 0) return { value: fields };
  return { error: Object.fromEntries(issues.map(([field, issue]) => [field, [issue]])) };
}
