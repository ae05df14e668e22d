import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading } from "@medusajs/ui";
import { widgetWithMarket } from "../market/withMarket";
import { Missing } from "../Notice";
import { OpenFindings } from "../reconciliation/OpenFindings";
import { loadOpenOf } from "../reconciliation/requests";
import { useQuery } from "../useQuery";

/** Above an order: what of it waits for staff, such as a dispute with its deadline or a refund that failed. */
const OrderMatters = ({ data: order }: DetailWidgetProps<AdminOrder>) => <Matters orderId={order.id} />;

export const config = defineWidgetConfig({ id: "furniture:order-matters", zone: "order.details" });

export default widgetWithMarket(OrderMatters);

const REFRESH_MS = 3000;

/** What of an order waits for staff; nothing when nothing does. */
function Matters({ orderId }: { orderId: string }) {
  const {
    data: open,
    error,
    refetch,
  } = useQuery({
    queryKey: ["order-findings", orderId],
    queryFn: () => loadOpenOf(orderId),
    // What a deed or an event ends, the server takes off its list a moment later.
    refetchInterval: ({ state }) => (state.data?.length ? REFRESH_MS : false),
  });
  if (!error && !open?.length) return null;
  return (
    // The dashboard puts every widget below its own cards, also those of the zone "before".
    <Container className="divide-y p-0" style={{ order: -1 }} data-testid="order-matters">
      <Heading level="h2" className="px-6 py-4">
        Zu tun
      </Heading>
      <Missing what="Was hier zu tun ist," error={error} retry={refetch} />
      {open && open.length > 0 && <OpenFindings findings={open} linked={false} />}
    </Container>
  );
}
