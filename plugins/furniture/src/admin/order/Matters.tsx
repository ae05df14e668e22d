import { Container, Heading } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { OpenFindings } from "../reconciliation/OpenFindings";
import { loadOpenOf } from "../reconciliation/reconciliation";

const REFRESH_MS = 3000;

/** What of an order waits for staff; nothing when nothing does. */
export function Matters({ orderId }: { orderId: string }) {
  const { data: open } = useQuery({
    queryKey: ["order-findings", orderId],
    queryFn: () => loadOpenOf(orderId),
    // What a deed or an event ends, the server takes off its list a moment later.
    refetchInterval: ({ state }) => (state.data?.length ? REFRESH_MS : false),
  });
  if (!open || open.length === 0) return null;
  return (
    // The dashboard puts every widget below its own cards, also those of the zone "before".
    <Container className="divide-y p-0" style={{ order: -1 }} data-testid="order-matters">
      <Heading level="h2" className="px-6 py-4">
        Zu tun
      </Heading>
      <OpenFindings findings={open} linked={false} />
    </Container>
  );
}
