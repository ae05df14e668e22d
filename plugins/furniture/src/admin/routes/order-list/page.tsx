import { defineRouteConfig } from "@medusajs/admin-sdk";
import { DocumentText } from "@medusajs/icons";
import { Button, Container } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { ListFilters } from "../../order-list/ListFilters";
import { OrderItem } from "../../order-list/OrderItem";
import { EVERYTHING, loadOrders, turnWords } from "../../order-list/requests";
import { PageHead } from "../../PageHead";
import { useListQuery } from "../../useListQuery";
import { useInfiniteQuery } from "../../useQuery";

const REFRESH_MS = 30_000;

/** Aufträge: every order with furniture, what of it is to be built and what it waits for. */
const OrderListPage = () => {
  const [filter, , change] = useListQuery(EVERYTHING);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["furniture-order-list", filter],
    queryFn: ({ pageParam }) => loadOrders(filter, pageParam),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <Container className="divide-y p-0" data-testid="order-list">
      <PageHead
        title="Aufträge"
        explanation={
          <>
            Alle Bestellungen mit Möbeln, {turnWords(filter)}. Auch alles andere steht unter{" "}
            <Link className={LINK} to="/orders">
              Bestellungen
            </Link>
            , der Liste von Medusa.
          </>
        }
      />
      <ListFilters filter={filter} thisWeek={data?.pages[0]?.week} onChange={change} />
      <Notice
        error={error}
        loading={!data}
        empty={orders.length === 0 ? "Keine Bestellung passt dazu." : null}
        retry={refetch}
      />
      {orders.length > 0 && (
        <ul className="divide-y" aria-label="Aufträge" aria-busy={isFetching}>
          {orders.map((order) => (
            <OrderItem key={order.id} order={order} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="px-6 py-4">
          <Button size="large" variant="secondary" isLoading={isFetching} onClick={() => fetchNextPage()}>
            Weitere zeigen
          </Button>
        </div>
      )}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "Aufträge", icon: DocumentText, rank: 2 });

export default withMarket(OrderListPage);
