import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useCheckedForm } from "../forms/checked.ts";
import { Notice } from "../forms/Notice.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useRootData } from "../shop/useRootData.ts";
import type { AddressFields, ShownPage } from "./orderPage.server.ts";

interface AddressesProps {
  order: ShownPage;
  answer: { reply: SubmissionResult<string[]> | undefined; notice: string | null } | undefined;
}

/** Where the order goes and where its bill; the first can be changed until something is packed. */
export function Addresses({ order, answer }: AddressesProps) {
  const { t } = useTranslation();
  const settings = useRootData()?.settings;
  const { delivery, billing, typed, country, address_fixed, isAddressNew, message, vat_id } = order;
  const place = settings ? [settings.name, settings.street, `${settings.zip} ${settings.city}`] : [];
  const told = useToldInSight(isAddressNew, delivery?.join("\n"));
  const isPickup = order.bill.terms.shipping === "pickup";
  return (
    <section aria-labelledby="addresses" className="grid gap-4">
      <h2 id="addresses" className="text-lead">
        {t("orderPage.address.heading")}
      </h2>
      {isAddressNew && !answer ? (
        <p ref={told} tabIndex={-1} role="status" className="notice notice-good">
          {t("orderPage.address.changed")}
        </p>
      ) : null}
      <dl className="grid gap-4 sm:grid-cols-2">
        {isPickup ? <Lines label={t("orderPage.address.pickup")} lines={place} /> : null}
        {delivery ? <Lines label={t("orderPage.address.delivery")} lines={delivery} /> : null}
        {billing ? <Lines label={t("orderPage.address.billing")} lines={billing} /> : null}
        {vat_id ? <Lines label={t("orderPage.address.vatId")} lines={[vat_id]} /> : null}
        {message ? <Lines label={t("orderPage.address.message")} lines={message.split("\n")} /> : null}
      </dl>
      {typed && address_fixed === null ? (
        // A changed address folds its form away.
        <AddressForm key={JSON.stringify(typed)} typed={typed} country={country} answer={answer} />
      ) : (
        // The order was packed, cancelled or is picked up since the form was opened.
        <Notice words={answer?.notice} />
      )}
      {address_fixed === "shipped" && !answer?.notice ? (
        <p className="text-small text-muted">{t("orderPage.address.shipped")}</p>
      ) : null}
    </section>
  );
}

/** That the address is changed stands far below the head of the page, where a new address of the page begins. */
function useToldInSight(isAddressNew: boolean, address: string | undefined) {
  const told = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each changed address is announced
  useEffect(() => {
    if (isAddressNew) told.current?.focus();
  }, [isAddressNew, address]);
  return told;
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have nothing else of their own
          <span key={at} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}

interface AddressFormProps {
  /** The address as it is. */
  typed: AddressFields;
  /** The country, which stays. */
  country: string;
  answer: { reply: SubmissionResult<string[]> | undefined; notice: string | null } | undefined;
}

/** Another delivery address, folded away until it is wanted. The commerce side alone judges it. */
function AddressForm({ typed, country, answer }: AddressFormProps) {
  const { t } = useTranslation();
  const { state, formMethod } = useNavigation();
  const [form, fields] = useCheckedForm<AddressFields>({
    id: "address",
    defaultValue: typed,
    lastResult: answer?.reply,
    issuesOf: () => ({}),
  });
  const sending = state !== "idle" && formMethod === "POST";
  return (
    <details open={answer !== undefined} className="no-print">
      <summary className="button">{t("orderPage.address.change")}</summary>
      <Form {...getFormProps(form)} method="post" className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Notice words={answer?.notice} />
        </div>
        <TextField field={fields.firstName} label={t("cart.firstName")} autoComplete="given-name" required />
        <TextField field={fields.lastName} label={t("cart.lastName")} autoComplete="family-name" required />
        <TextField field={fields.company} label={t("cart.company")} autoComplete="organization" />
        <TextField field={fields.street} label={t("cart.street")} autoComplete="address-line1" required />
        <TextField field={fields.addition} label={t("cart.addition")} autoComplete="address-line2" />
        <TextField field={fields.zip} label={t("cart.zip")} autoComplete="postal-code" required />
        <TextField field={fields.city} label={t("cart.city")} autoComplete="address-level2" required />
        <p className="self-end text-small text-muted">{t("orderPage.address.country", { country })}</p>
        <p className="sm:col-span-2">
          <button type="submit" className="button button-main" disabled={sending}>
            {t("orderPage.address.save")}
          </button>
        </p>
      </Form>
    </details>
  );
}
