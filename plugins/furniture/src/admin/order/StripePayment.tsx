import { Badge, Text } from "@medusajs/ui";
import { request } from "../ask";
import { LINK } from "../link";
import { Missing } from "../Notice";
import { moment } from "../time";
import { useQuery } from "../useQuery";
import { moneyIn } from "./money";

/** What Stripe has of the order: where the payment is seen, and its refunds. */
export function StripePayment({ orderId }: { orderId: string }) {
  const {
    data: stripe,
    error,
    refetch,
  } = useQuery({
    queryKey: ["order-payments", orderId],
    queryFn: () => loadPayments(orderId),
  });
  if (!stripe) return <Missing what="Was Stripe dazu weiß," error={error} retry={refetch} />;
  if (stripe.payments.length === 0) return null;
  return (
    <section data-testid="stripe-payment">
      <div className="flex flex-col gap-2 px-6 py-4">
        {stripe.payments.map(({ intent, url }) => (
          <a key={intent} className={`${LINK} txt-small`} href={url} target="_blank" rel="noreferrer">
            Zahlung {intent} bei Stripe ansehen
          </a>
        ))}
        {stripe.refunds.map(({ id, amount, currency_code, status, at }) => (
          <div key={id} className="flex flex-wrap items-center gap-2">
            <Text size="small">
              Erstattung {moneyIn(currency_code, amount)}, {moment(at)}
            </Text>
            <Badge size="2xsmall" color={REFUND_STATUS[status]?.color ?? "grey"}>
              {REFUND_STATUS[status]?.label ?? status}
            </Badge>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The answer of GET /admin/stripe-checkout/orders/:id, as far as it is shown. */
interface OrderPayments {
  payments: { intent: string; url: string }[];
  /** Main unit of the currency, ISO 4217. */
  refunds: { id: string; amount: number; currency_code: string; status: string; at: string }[];
}

const REFUND_STATUS: Readonly<Record<string, { label: string; color: "green" | "orange" | "red" | "grey" }>> =
  {
    asked: { label: "noch ohne Antwort", color: "orange" },
    pending: { label: "in Arbeit", color: "orange" },
    requires_action: { label: "wartet auf den Kunden", color: "orange" },
    succeeded: { label: "unterwegs", color: "green" },
    failed: { label: "zurückgekommen", color: "red" },
    canceled: { label: "abgebrochen", color: "red" },
    refused: { label: "abgelehnt", color: "red" },
  };

/** Loads what Stripe has of an order. Throws with the server's message. */
async function loadPayments(orderId: string): Promise<OrderPayments> {
  return (await request(`stripe-checkout/orders/${encodeURIComponent(orderId)}`)).json();
}
