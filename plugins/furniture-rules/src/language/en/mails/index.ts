import { deliveries } from "./deliveries.js";
import { inquiries } from "./inquiries.js";
import { newOrders } from "./new-orders.js";
import { papers } from "./papers.js";
import { payments } from "./payments.js";
import { placedOrders } from "./placed-orders.js";
import { progress } from "./progress.js";
import { shared } from "./shared.js";

export const mails = {
  ...shared,
  ...newOrders,
  ...payments,
  ...papers,
  ...placedOrders,
  ...progress,
  ...deliveries,
  ...inquiries,
};
