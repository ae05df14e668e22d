import { defineRouteConfig } from "@medusajs/admin-sdk";
import { SquaresPlus } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { Pages } from "../../Pages";
import { Filters } from "../../planks/Filters";
import { PlankCard } from "../../planks/PlankCard";
import { PlankDrawer } from "../../planks/PlankDrawer";
import { loadStock, type Plank, type Stock, type StockQuery } from "../../planks/requests";
import { UploadPanel } from "../../planks/UploadPanel";

export const config = defineRouteConfig({ label: "Planken", icon: SquaresPlus });

export default withMarket(Planks);

const ALL: StockQuery = { list: "", state: "", q: "", page: 0 };

/** The stock: find planks, edit them, see who has them, put new ones in. */
function Planks() {
  const [query, setQuery] = useState(ALL);
  const [edited, setEdited] = useState<Plank>();
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-planks", query],
    queryFn: () => loadStock(query),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-3">
      <Container className="divide-y p-0">
        <header className="px-6 py-4">
          <Heading>Planken</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Jede Planke gibt es einmal. Wer bezahlt, hat sie eine halbe Stunde für sich.
          </Text>
        </header>
        <Filters
          query={query}
          counts={data?.counts ?? []}
          onChange={(change) => setQuery((before) => ({ ...before, page: 0, ...change }))}
        />
        <Notice error={error} loading={!data} empty={emptyWords(data, query)} retry={refetch} />
        {data && data.count > 0 && (
          <ul className="grid gap-4 px-6 py-4 md:grid-cols-2 xl:grid-cols-3">
            {data.planks.map((plank) => (
              <PlankCard key={plank.id} plank={plank} onEdit={() => setEdited(plank)} />
            ))}
          </ul>
        )}
        {data && (
          <Pages count={data.count} page={query.page} onTurn={(page) => setQuery({ ...query, page })} />
        )}
      </Container>
      <UploadPanel />
      {edited && <PlankDrawer key={edited.id} plank={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

/** The words for a stock without planks; null while there are some. */
function emptyWords(stock: Stock | undefined, query: StockQuery): string | null {
  if (stock?.count !== 0) return null;
  return query.list || query.state || query.q
    ? "Keine Planke passt zu dieser Auswahl."
    : "Der Bestand ist leer. Unten lassen sich Fotos hochladen, jedes wird eine Planke.";
}
