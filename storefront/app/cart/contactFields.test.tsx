import { useForm } from "@conform-to/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactFields, type Fields } from "./ContactFields.tsx";
import type { OrderFields } from "./orderRules.ts";

function Contact({ total, fault }: { total: number; fault?: string }) {
  const lastResult = { initialValue: { phone: "abc" }, error: { phone: [fault ?? ""] } };
  const [, fields] = useForm<OrderFields>({
    id: "order",
    defaultValue: { phone: "030 123456" },
    lastResult: fault ? lastResult : null,
  });
  return (
    <ContactFields fields={fields as Fields} pickup={false} abroad={false} countries={[]} total={total} />
  );
}

/** The field for the phone with what hides it, as the page brings it. */
function phoneField(total: number, fault?: string): string {
  const page = renderToStaticMarkup(<Contact total={total} {...(fault && { fault })} />);
  return /<div class="field [^"]*"[^>]*><label for="order-phone">.*?<input[^>]*>/.exec(page)?.[0] ?? "";
}

test("up to a total of 20 EUR the phone is not asked, and what was typed before a voucher goes along", () => {
  expect(phoneField(21)).not.toContain("hidden");
  expect(phoneField(20)).toMatch(/hidden=""/);
  expect(phoneField(20)).toContain('value="030 123456"');
});

test("a phone number at fault is shown whatever the total is", () => {
  expect(phoneField(20, "phone")).not.toContain("hidden");
});
