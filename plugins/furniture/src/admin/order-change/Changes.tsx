import { useQuery } from "@tanstack/react-query";
import { Outstanding } from "./Outstanding";
import { loadForm } from "./requests";
import { Versions } from "./Versions";

/** With an order: its versions, once it was changed. */
export function Changes({ orderId }: { orderId: string }) {
  const { data } = useQuery({
    queryKey: ["order-change", orderId, "form"],
    queryFn: () => loadForm(orderId),
  });
  if (!data) return null;
  return (
    <Versions versions={data.versions}>
      <Outstanding form={data} />
    </Versions>
  );
}
