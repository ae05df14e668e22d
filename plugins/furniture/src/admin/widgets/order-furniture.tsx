import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui";
import { groupEqualPieces, kindName } from "@planke46/furniture-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { ConfirmedButton } from "../ConfirmedButton";
import { LINK } from "../link";
import { OrderMails } from "../mails/OrderMails";
import { widgetWithMarket } from "../market/withMarket";
import { Missing, Notice } from "../Notice";
import { EnterWithdrawal, goodsOf } from "../order/EnterWithdrawal";
import { Hints } from "../order/Hints";
import { Line } from "../order/Line";
import { Notes } from "../order/Notes";
import { OpenWithdrawal } from "../order/OpenWithdrawal";
import { Promises } from "../order/Promises";
import { loadOrderCard, productionSheetAddress, renewPageLink } from "../order/requests";
import { Shipments } from "../order/Shipments";
import { StripePayment } from "../order/StripePayment";
import { Terms } from "../order/Terms";
import { Outstanding } from "../order-change/Outstanding";
import { loadForm } from "../order-change/requests";
import { Versions } from "../order-change/Versions";
import { OrderPapers } from "../papers/OrderPapers";
import { useQuery } from "../useQuery";
import { loadPiecesOf } from "../workshop/requests";
import { stepTitle } from "../workshop/words";

/** With an order: what is to be built, from the frozen configurations, and what was agreed. */
const OrderFurniture = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  useFollowed(order);
  const {
    data: card,
    error,
    refetch,
  } = useQuery({
    queryKey: ["furniture-order", order.id],
    queryFn: () => loadOrderCard(order.id),
  });
  return (
    <Container className="divide-y p-0" data-testid="furniture-order">
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2">Möbel nach Maß</Heading>
        <div className="flex flex-wrap gap-2">
          {card?.record && !card.cancelled && (
            <Button asChild size="small" variant="secondary">
              <Link to={`/order-change/${order.id}`}>Auftrag ändern</Link>
            </Button>
          )}
          {card && card.lines.length > 0 && !card.cancelled && (
            <EnterWithdrawal orderId={order.id} goods={goodsOf(card)} />
          )}
          {card?.record && <RenewPageLink orderId={order.id} />}
          {card && card.lines.length > 0 && (
            <Button asChild size="small" variant="secondary">
              <a href={productionSheetAddress(order.id)} target="_blank" rel="noreferrer">
                Produktionsblatt
              </a>
            </Button>
          )}
        </div>
      </div>
      {card?.withdrawn && (
        <div className="px-6 py-4">
          <OpenWithdrawal orderNumber={card.number} />
        </div>
      )}
      <Hints
        order={order}
        transferred={card?.transferred ?? 0}
        awaited={card?.record?.pay_by === "bank_transfer" && card.paid_at === null}
      />
      <Notice error={error} loading={!card} empty={null} retry={refetch} />
      {card?.record && <Terms orderId={order.id} record={card.record} card={card} />}
      {card && card.lines.length > 0 && <Promises orderId={order.id} changeable={!card.cancelled} />}
      {card && card.lines.length > 0 && <InWorkshop orderId={order.id} />}
      {card && card.lines.length > 0 && <Shipments orderId={order.id} />}
      {card && (
        <Notes
          orderId={order.id}
          awaitsTransfer={card.record?.pay_by === "bank_transfer" && !card.paid_at && !card.cancelled}
        />
      )}
      {groupEqualPieces(card?.lines ?? []).map((equal) => (
        <Line key={equal[0].id} equal={equal} />
      ))}
      {card && card.lines.length === 0 && (
        <Text size="small" className="px-6 py-4">
          Diese Bestellung enthält keine Möbel nach Maß.
        </Text>
      )}
      {card?.record && <Changes orderId={order.id} />}
      {card?.record && <OrderPapers orderId={order.id} />}
      <StripePayment orderId={order.id} />
      <OrderMails orderId={order.id} />
    </Container>
  );
};

export const config = defineWidgetConfig({ id: "furniture:order-furniture", zone: "order.details" });

export default widgetWithMarket(OrderFurniture);

/** With an order: its versions, once it was changed. */
function Changes({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["order-change", orderId, "form"],
    queryFn: () => loadForm(orderId),
  });
  if (!data) return <Missing what="Was noch offen ist," error={error} retry={refetch} />;
  return (
    <Versions versions={data.versions}>
      <Outstanding form={data} />
    </Versions>
  );
}

/** Medusa's own buttons read only Medusa's order anew: where that has changed, the shop's cards about it are read anew too. */
function useFollowed({
  id,
  status,
  payment_status,
  fulfillment_status,
  version,
  summary,
}: Pick<
  AdminOrder,
  "id" | "status" | "payment_status" | "fulfillment_status" | "version" | "summary"
>): void {
  const queries = useQueryClient();
  const standing = JSON.stringify([id, status, payment_status, fulfillment_status, version, summary]);
  const shown = useRef(standing);
  useEffect(() => {
    if (shown.current === standing) return;
    shown.current = standing;
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === id,
    });
  }, [queries, standing, id]);
  // Opened once more it is read once more: colleagues work on it too.
  useEffect(
    () => () => {
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === id,
        refetchType: "none",
      });
    },
    [queries, id],
  );
}

/** Where the pieces of an order are in the workshop. */
function InWorkshop({ orderId }: { orderId: string }) {
  const {
    data: pieces,
    error,
    refetch,
  } = useQuery({
    queryKey: ["furniture-workshop-order", orderId],
    queryFn: () => loadPiecesOf(orderId),
  });
  if (!pieces) return <Missing what="Der Stand in der Werkstatt" error={error} retry={refetch} />;
  if (pieces.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 px-6 py-4" data-testid="furniture-in-workshop">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level="h3">In der Werkstatt</Heading>
        <Link className={`${LINK} txt-small`} to={`/workshop?order_id=${encodeURIComponent(orderId)}`}>
          Auf der Tafel
        </Link>
      </div>
      <ul className="flex flex-col gap-1">
        {pieces.map(({ number, kind, step, late }) => (
          <li key={number} className="flex flex-wrap items-center gap-3">
            <Link className={`${LINK} txt-small`} to={`/workshop/${encodeURIComponent(number)}`}>
              {number} {kindName(kind)}
            </Link>
            <StatusBadge color={late ? "red" : step === "delivered" ? "green" : "blue"}>
              {stepTitle(step)}
              {late ? ", zu spät" : ""}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Switches the customer's link to the order off, for example after it got into the wrong hands, and mails a new one. */
function RenewPageLink({ orderId }: { orderId: string }) {
  return (
    <ConfirmedButton
      label="Link erneuern"
      name="Link des Kunden zur Bestellung erneuern"
      asks={{
        title: "Link zur Bestellung erneuern?",
        description:
          "Der Link, mit dem der Kunde seine Bestellung sieht, gilt dann nicht mehr. Der Kunde bekommt einen neuen per E-Mail.",
        confirm: "Ja, erneuern",
      }}
      deed={() => renewPageLink(orderId)}
      onDone={() => toast.success("Der neue Link ist unterwegs")}
      failed="Nicht erneuert"
    />
  );
}
