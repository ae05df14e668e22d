import { parse } from "@conform-to/dom";
import { type FormMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useFaultFocused } from "../forms/checked.ts";
import { type OrderFields, orderFieldsOf, orderIssues } from "./orderRules.ts";
import type { ChosenTerms } from "./TermsFields.tsx";

/** The order form with its faults: the rules run in the browser while one types, and on the server when it is sent. */
export function useOrderForm(saved: OrderFields, lastResult: SubmissionResult | undefined) {
  const firstOnly = useFirstSubmitOnly();
  useFaultFocused("order", lastResult);
  return useForm<OrderFields>({
    id: "order",
    defaultValue: saved,
    lastResult: lastResult ?? null,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onSubmit: firstOnly,
    onValidate: ({ formData }) => parse<OrderFields, string[]>(formData, { resolve: markedFaults }),
  });
}

/** Where it is delivered decides which rules hold: what is marked as wrong is looked at again when that changes. */
export function useFaultsOfTerms(
  form: FormMetadata<OrderFields>,
  { outsideGermany, shipping }: ChosenTerms,
): void {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for.
  useEffect(() => {
    const marked = Object.keys(form.allErrors).filter((name) => name !== "");
    if (!isFirst.current) for (const name of marked) form.validate({ name });
    isFirst.current = false;
  }, [outsideGermany, shipping]);
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

/** Only what the shopper can see keeps the form here. Anything else the server decides, says and writes into its log. */
function markedFaults(sent: Record<string, unknown>): {
  value?: OrderFields;
  error?: Record<string, string[]>;
} {
  const fields = orderFieldsOf(sent);
  const faults = Object.entries(orderIssues(fields).fields);
  if (faults.length === 0) return { value: fields };
  return { error: Object.fromEntries(faults.map(([field, issue]) => [field, [issue]])) };
}
