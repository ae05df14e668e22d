import {
  type FieldMetadata,
  FormProvider,
  getFormProps,
  getInputProps,
  type SubmissionResult,
} from "@conform-to/react";
import { CART_PRICES, cartContents, type Prices } from "@planke46/furniture-rules";
import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FieldFault, useIssueWords } from "../forms/TextField.tsx";
import { useBroughtIntoView } from "../forms/useBroughtIntoView.ts";
import { useMoney } from "../money/money.ts";
import { CHOOSER } from "../piece/pages.ts";
import type { Suggestion } from "../sets/suggestion.server.ts";
import { usePaymentMethods } from "../shop/useRootData.ts";
import { AddSuggested } from "./AddSuggested.tsx";
import { Bill, type BillData, TotalBar } from "./Bill.tsx";
import { CartCard } from "./CartCard.tsx";
import { ContactFields } from "./ContactFields.tsx";
import type { cartAction } from "./cartActions.server.ts";
import { OrderLaw } from "./OrderLaw.tsx";
import { type CartNews, OrderNotice, PriceNotice } from "./OrderNotice.tsx";
import { OrdinaryGoods } from "./OrdinaryGoods.tsx";
import { offered, offerOf } from "./offer.ts";
import { CHECKED, type OrderFields } from "./orderRules.ts";
import { PrintHead } from "./PrintHead.tsx";
import { RemovedLine } from "./RemovedLine.tsx";
import { PaymentFields, TermsFields } from "./TermsFields.tsx";
import { useCartChanges } from "./useCartChanges.ts";
import { useDraft } from "./useDraft.ts";
import { useFaultsOfTerms, useOrderForm } from "./useOrderForm.ts";
import type { Removals } from "./useRemovals.ts";
import { VoucherField } from "./VoucherField.tsx";

interface OrderFormProps {
  bill: BillData;
  saved: OrderFields;
  countries: { code: string; name: string }[];
  /** What the shopper should hear of the cart as it stands here. */
  news: CartNews;
  removals: Removals;
  /** YYYY-MM-DD. */
  today: string;
  /** What the server counts with now. */
  prices: Prices;
  /** What goes with the pieces; null when nothing does. */
  suggestion: Suggestion | null;
}

/** The whole cart as one form: without scripts every button sends it all, so that nothing typed is lost. */
export function OrderForm({
  bill,
  saved,
  countries,
  news,
  removals,
  today,
  prices,
  suggestion,
}: OrderFormProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof cartAction>();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const order = useRef<HTMLButtonElement>(null);
  const changes = useCartChanges(bill);
  const [form, fields] = useOrderForm(saved, answer?.reply as SubmissionResult | undefined);
  useFaultsOfTerms(form, changes.terms);
  useDraft(element);
  const { state, formData } = useNavigation();
  const ordering = state !== "idle" && formData?.get("intent") === "order";
  const transferChosen = bill.pay_by === "bank_transfer" && bill.terms.payment_method === "bank_transfer";
  const contents = cartContents(bill.lines.map(({ kind }) => kind));
  const share = prices.cart.multiItemDiscount;
  return (
    <FormProvider context={form.context}>
      <Form
        {...getFormProps(form)}
        ref={element}
        method="post"
        action="/cartDesktop"
        className="bill-page mx-auto grid max-w-page gap-x-8 px-4 py-8 desk:grid-cols-[minmax(0,1fr)_23.5rem] desk:px-8 wide:grid-cols-[minmax(0,1fr)_24rem] wide:gap-x-14 desk:py-12"
      >
        <EnterLeadsToTheButton order={order} />
        <div className="grid content-start gap-12">
          <div>
            <PrintHead day={today} note={t("cart.printNote")} />
            <h1>{t("cart.heading")}</h1>
            <OrderNotice
              news={news}
              notice={changes.notice}
              unscripted={answer?.notice ?? null}
              invalid={Object.keys(form.allErrors).some((field) => field !== "")}
              total={bill.total}
              ordering={ordering || changes.busy}
            />
            <PriceNotice bill={bill} />
            <ul className="pieces mt-5 border-t border-line">
              {removals.lines.map(({ card, removed }) =>
                removed ? (
                  <RemovedLine key={card.id} card={card} onBack={removals.forget} />
                ) : (
                  <CartCard key={card.id} card={card} discountShare={share} onRemove={removals.remove} />
                ),
              )}
            </ul>
            <OrdinaryGoods lines={bill.ordinary_lines} removable />
            {suggestion ? <AddSuggested suggestion={suggestion} /> : null}
            <DiscountNotice bill={bill} share={share} />
          </div>
          <TermsFields
            terms={changes.terms}
            expressFee={prices.cart.expressBuild}
            contents={contents}
            pickupSaving={bill.pickup_saving}
            onChange={changes.changeTerms}
          />
          <ContactFields
            fields={fields}
            pickup={changes.terms.shipping === "pickup"}
            abroad={changes.terms.outsideGermany}
            countries={countries}
            total={bill.total}
          />
          {bill.payment_methods.length > 1 && (bill.pay_by === "card" || transferChosen) ? (
            <PaymentFields
              terms={changes.terms}
              contents={contents}
              methods={bill.payment_methods}
              onChange={changes.changeTerms}
            />
          ) : null}
        </div>
        <div ref={summary} className="mt-12 desk:mt-0">
          <OrderPanel
            {...{ bill, changes, fields, order, ordering }}
            discountShare={share}
            answer={answer}
            issues={form.errors ?? []}
          />
        </div>
      </Form>
      <TotalBar total={bill.total} summary={summary} />
    </FormProvider>
  );
}

interface OrderPanelProps {
  bill: BillData;
  changes: ReturnType<typeof useCartChanges>;
  fields: ReturnType<typeof useOrderForm>[1];
  /** The button that orders. */
  order: RefObject<HTMLButtonElement>;
  ordering: boolean;
  discountShare: number;
  answer: ReturnType<typeof useActionData<typeof cartAction>>;
  /** Faults that belong to no field of the form, as keys or words. */
  issues: readonly string[];
}

/** What it all comes to, and the button that orders it, with what has to be said and agreed to beside it. */
function OrderPanel(props: OrderPanelProps) {
  const { bill, changes, fields, order, ordering, discountShare, answer, issues } = props;
  const { t } = useTranslation();
  const methods = usePaymentMethods();
  const reservation = changes.terms.outsideGermany;
  const entered = bill.voucher_code ?? bill.voucher_lapsed;
  const extras = bill.total > CART_PRICES.contactExtrasAbove || Boolean(entered);
  return (
    <div className="paper grid gap-5 p-5 desk:sticky desk:top-6 desk:p-6">
      <Bill bill={bill} discountShare={discountShare} updating={changes.busy} />
      {extras ? (
        <VoucherField
          field={fields.voucherCode}
          accepted={bill.voucher_code}
          lapsed={bill.voucher_lapsed}
          outcome={answer?.voucher ?? changes.voucher}
          onApply={changes.applyVoucher}
          onRemove={changes.removeVoucher}
        />
      ) : null}
      <button type="submit" name="intent" value="terms" formNoValidate className="button without-script">
        {t("cart.update")}
      </button>
      <OrderLaw lines={[...bill.lines, ...bill.ordinary_lines]} />
      <p className="text-small text-muted">
        {t(`cart.afterOrder.${reservation ? "reservation" : bill.pay_by}`, { methods })}
      </p>
      <Consent field={fields.dataSecurity} />
      <OrderFault notice={answer?.notice ?? null} issues={issues} />
      <input type="hidden" name="shownOffer" value={offerOf(offered(bill))} />
      <input type="hidden" name="shownLapse" value={bill.voucher_lapsed?.code} />
      <button
        ref={order}
        type="submit"
        name="intent"
        value="order"
        className="button button-main w-full wide:text-lead"
        disabled={ordering || changes.busy}
        // The field keeps the focus: its fault would move the button away under the press, and Safari would lose the click.
        onMouseDown={(press) => press.preventDefault()}
      >
        {ordering ? t("cart.ordering") : t(`cart.${buttonOf(reservation, bill)}`)}
      </button>
    </div>
  );
}

/** What the button that orders says: what obliges to pay says so, and nothing else does. */
function buttonOf(reservation: boolean, { pay_by }: BillData): "reserve" | "orderFree" | "order" {
  if (reservation) return "reserve";
  return pay_by === "free" ? "orderFree" : "order";
}

/**
 * Enter in a field presses a form's first button, which must not be a card's 'remove'. It orders nothing either: an order has a button
 * that says so (§ 312j BGB), and Enter leads to it. Without scripts what was typed is saved.
 */
function EnterLeadsToTheButton({ order }: { order: RefObject<HTMLButtonElement> }) {
  return (
    <button
      type="submit"
      name="intent"
      value="terms"
      formNoValidate
      className="hidden"
      tabIndex={-1}
      aria-hidden="true"
      onClick={(click) => {
        click.preventDefault();
        order.current?.focus();
      }}
    />
  );
}

function DiscountNotice({ bill, share }: { bill: BillData; share: number }) {
  const { t } = useTranslation();
  const { euro, percent } = useMoney();
  const saved = bill.multi_item_discount;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {share > 0 || saved > 0 ? (
        <p className={`notice text-small ${saved > 0 ? "notice-good" : ""}`}>
          {saved > 0
            ? t("cart.discountActive", { amount: euro(saved), percent: percent(share) })
            : t("cart.discountNotice", { percent: percent(share) })}
        </p>
      ) : null}
      <Link to={CHOOSER} className="button no-print">
        {t("cart.more")}
      </Link>
    </div>
  );
}

/** Without consent to the privacy statement there is no order. */
function Consent({ field }: { field: FieldMetadata<string | undefined> }) {
  const { t } = useTranslation();
  const { key, ...props } = getInputProps(field, { type: "checkbox", value: CHECKED });
  return (
    <div className="grid gap-1 no-print">
      <label className="flex gap-3 leading-snug">
        <input key={key} {...props} className="mark mt-0.5" aria-required />
        <span>
          {t("cart.consent.before")}{" "}
          <Link to="/datasecurity" target="_blank" rel="noopener">
            {t("cart.consent.link")}
          </Link>{" "}
          {t("cart.consent.after")}
        </span>
      </label>
      <FieldFault field={field} />
    </div>
  );
}

/** Why it was not ordered, where no field can say it: right above the button that was pressed. */
function OrderFault({ notice, issues }: { notice: string | null; issues: readonly string[] }) {
  const wordsOf = useIssueWords();
  const text = notice ?? issues.map(wordsOf).join(" ");
  const element = useBroughtIntoView<HTMLParagraphElement>(text);
  if (!text) return null;
  return (
    <p ref={element} role="alert" className="notice notice-fault">
      {text}
    </p>
  );
}
