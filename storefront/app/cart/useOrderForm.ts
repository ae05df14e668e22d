import { parse } from "@conform-to/dom";
import { type SubmissionResult, useForm } from "@conform-to/react";
import { type OrderFields, orderIssues } from "./orderRules.ts";

/** The order form with its faults: the rules run in the browser while one types, and on the server when it is sent. */
export function useOrderForm(saved: OrderFields, lastResult: SubmissionResult | undefined) {
  return useForm<OrderFields>({
    id: "order",
    defaultValue: saved,
    lastResult: lastResult ?? null,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parse<OrderFields, string[]>(formData, { resolve: resolveOrder }),
  });
}

function resolveOrder(fields: OrderFields): { value?: OrderFields; error?: Record<string, string[]> } {
  const issues = Object.entries(orderIssues(fields));
  if (issues.length === 0) return { value: fields };
  return { error: Object.fromEntries(issues.map(([field, issue]) => [field, [issue]])) };
}
