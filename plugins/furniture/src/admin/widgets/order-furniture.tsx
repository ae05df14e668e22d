import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { groupEqualPieces } from "@planke46/furniture-rules";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { OrderMails } from "../mails/OrderMails";
import { widgetWithMarket } from "../market/withMarket";
import { Hints } from "../order/Hints";
import { InWorkshop } from "../order/InWorkshop";
import { Line } from "../order/Line";
import { Notes } from "../order/Notes";
import { Promises } from "../order/Promises";
import { RenewPageLink } from "../order/RenewPageLink";
import { Shipments } from "../order/Shipments";
import { StripePayment } from "../order/StripePayment";
import { loadSheet, productionSheetAddress } from "../order/sheet";
import { Terms } from "../order/Terms";
import { useFollowed } from "../order/useFollowed";
import { Changes } from "../order-change/Changes";
import { OrderPapers } from "../papers/OrderPapers";

/** With an order: what is to be built, from the frozen configurations, and what was agreed. */
const OrderFurniture = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  useFollowed(order);
  const { data: sheet, error } = useQuery({
    queryKey: ["furniture-order", order.id],
    queryFn: () => loadSheet(order.id),
  });
  return (
    <Container className="divide-y p-0" data-testid="furniture-order">
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2">Möbel nach Maß</Heading>
        <div className="flex flex-wrap gap-2">
          {sheet?.record && !sheet.cancelled && (
            <Button asChild size="small" variant="secondary">
              <Link to={`/order-change/${order.id}`}>Auftrag ändern</Link>
            </Button>
          )}
          {sheet?.record && <RenewPageLink orderId={order.id} />}
          {sheet && sheet.lines.length > 0 && (
            <Button asChild size="small" variant="secondary">
              <a href={productionSheetAddress(order.id)} target="_blank" rel="noreferrer">
                Produktionsblatt
              </a>
            </Button>
          )}
        </div>
      </div>
      <Hints order={order} />
      {error && (
        <Text size="small" className="text-ui-fg-error px-6 py-4">
          {error.message}
        </Text>
      )}
      {!sheet && !error && (
        <Text size="small" className="text-ui-fg-muted px-6 py-4">
          Wird geladen …
        </Text>
      )}
      {sheet?.record && <Terms orderId={order.id} record={sheet.record} sheet={sheet} />}
      {sheet && sheet.lines.length > 0 && <Promises orderId={order.id} changeable={!sheet.cancelled} />}
      {sheet && sheet.lines.length > 0 && <InWorkshop orderId={order.id} />}
      {sheet && sheet.lines.length > 0 && <Shipments orderId={order.id} />}
      {sheet && <Notes orderId={order.id} />}
      {groupEqualPieces(sheet?.lines ?? []).map((equal) => (
        <Line key={equal[0].id} equal={equal} />
      ))}
      {sheet && sheet.lines.length === 0 && (
        <Text size="small" className="px-6 py-4">
          Diese Bestellung enthält keine Möbel nach Maß.
        </Text>
      )}
      {sheet?.record && <Changes orderId={order.id} />}
      {sheet?.record && <OrderPapers orderId={order.id} />}
      <StripePayment orderId={order.id} />
      <OrderMails orderId={order.id} />
    </Container>
  );
};

export const config = defineWidgetConfig({ id: "furniture:order-furniture", zone: "order.details" });

export default widgetWithMarket(OrderFurniture);
