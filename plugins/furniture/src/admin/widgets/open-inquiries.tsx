import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Container, StatusBadge } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { ask } from "../ask";
import { useQuery } from "../useQuery";

/** Above the orders, where staff begin their day: what waits for an answer. Nothing when nothing does. */
const OpenInquiries = () => {
  const { data } = useQuery({
    queryKey: ["furniture-open-inquiries"],
    queryFn: () => ask<{ messages: number; withdrawals: number }>("open-inquiries"),
  });
  if (!data || data.messages + data.withdrawals === 0) return null;
  return (
    // The dashboard puts every widget below its own list, also those of the zone "before".
    <Container className="flex flex-wrap gap-4 px-6 py-3" style={{ order: -1 }} data-testid="open-inquiries">
      {data.messages > 0 && (
        <Link to="/messages">
          <StatusBadge color="orange">
            {data.messages === 1 ? "1 offene Nachricht" : `${data.messages} offene Nachrichten`}
          </StatusBadge>
        </Link>
      )}
      {data.withdrawals > 0 && (
        <Link to="/withdrawals">
          <StatusBadge color="red">
            {data.withdrawals === 1 ? "1 offener Widerruf" : `${data.withdrawals} offene Widerrufe`}
          </StatusBadge>
        </Link>
      )}
    </Container>
  );
};

export const config = defineWidgetConfig({ zone: "order.list.before" });

export default OpenInquiries;
