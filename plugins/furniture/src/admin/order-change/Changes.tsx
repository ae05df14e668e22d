import { useQuery } from "@tanstack/react-query";
import { loadForm } from "./requests";
import { Versions } from "./Versions";

/** With an order: its versions, once it was changed. */
export function Changes({ orderId }: { orderId: string }) {
  const { data } = useQuery({
    queryKey: ["order-change", orderId, "form"],
    queryFn: () => loadForm(orderId),
  });
  return data ? <Versions form={data} /> : null;
}
