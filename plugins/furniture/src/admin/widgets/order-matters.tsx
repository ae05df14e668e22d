import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { widgetWithMarket } from "../market/withMarket";
import { Matters } from "../order/Matters";

/** Above an order: what of it waits for staff, such as a dispute with its deadline or a refund that failed. */
const OrderMatters = ({ data: order }: DetailWidgetProps<AdminOrder>) => <Matters orderId={order.id} />;

export const config = defineWidgetConfig({ id: "furniture:order-matters", zone: "order.details" });

export default widgetWithMarket(OrderMatters);
