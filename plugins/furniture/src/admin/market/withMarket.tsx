import { Container } from "@medusajs/ui";
import type { ComponentType } from "react";
import "../printed";
import { Notice } from "../Notice";
import { useQuery } from "../useQuery";
import { isMarketRead, readMarket } from "./facts";

/** A page that shows amounts, times or countries: it appears once the market's facts have been read. */
export function withMarket<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    const { error, refetch } = useMarketRead();
    if (isMarketRead()) return <Page {...props} />;
    return (
      <Container className="divide-y p-0">
        <Notice error={error} loading={!error} empty={null} retry={refetch} />
      </Container>
    );
  };
}

/** The same for a widget on a page of Medusa's, where it shows nothing before. */
export function widgetWithMarket<Props extends object>(Widget: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    useMarketRead();
    return isMarketRead() ? <Widget {...props} /> : null;
  };
}

/** How the reading goes. The facts themselves are kept by `facts.ts` alone. */
function useMarketRead() {
  return useQuery({
    queryKey: ["furniture-market"],
    queryFn: async () => {
      await readMarket();
      return true;
    },
    enabled: !isMarketRead(),
    // What is drawn depends on the facts, which are not the query's: otherwise only a change of what was read of it would draw anew.
    notifyOnChangeProps: "all",
  });
}
