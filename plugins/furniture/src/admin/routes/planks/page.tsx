import { defineRouteConfig } from "@medusajs/admin-sdk";
import { SquaresPlus } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { withMarket } from "../../market/withMarket";
import { Filters } from "../../planks/Filters";
import { PlankCard } from "../../planks/PlankCard";
import { PlankDrawer } from "../../planks/PlankDrawer";
import { loadStock, PAGE, type Plank, type Stock, type StockQuery } from "../../planks/requests";
import { UploadPanel } from "../../planks/UploadPanel";

export const config = defineRouteConfig({ label: "Planken", icon: SquaresPlus });

export default withMarket(Planks);

const ALL: StockQuery = { list: "", state: "", q: "", page: 0 };

/** The stock: find planks, edit them, see who has them, put new ones in. */
function Planks() {
  const [query, setQuery] = useState(ALL);
  const [edited, setEdited] = useState<Plank>();
  const { data, error, isPending, refetch } = useQuery({
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
        {error && (
          <div role="alert" className="flex items-center gap-3 px-6 py-4">
            <Text size="small" className="text-ui-fg-error">
              {error.message}
            </Text>
            <Button size="small" variant="secondary" onClick={() => refetch()}>
              Noch einmal
            </Button>
          </div>
        )}
        {isPending && (
          <Text size="small" className="text-ui-fg-muted px-6 py-8">
            Wird geladen …
          </Text>
        )}
        {data && <Shown stock={data} filtered={query !== ALL} onEdit={setEdited} />}
        {data && (
          <Pages count={data.count} page={query.page} onPage={(page) => setQuery({ ...query, page })} />
        )}
      </Container>
      <UploadPanel />
      {edited && <PlankDrawer key={edited.id} plank={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

interface ShownProps {
  stock: Stock;
  filtered: boolean;
  onEdit: (plank: Plank) => void;
}

function Shown({ stock, filtered, onEdit }: ShownProps) {
  if (stock.planks.length === 0) {
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-8">
        {filtered
          ? "Keine Planke passt zu dieser Auswahl."
          : "Der Bestand ist leer. Unten lassen sich Fotos hochladen, jedes wird eine Planke."}
      </Text>
    );
  }
  return (
    <ul className="grid gap-4 px-6 py-4 md:grid-cols-2 xl:grid-cols-3">
      {stock.planks.map((plank) => (
        <PlankCard key={plank.id} plank={plank} onEdit={() => onEdit(plank)} />
      ))}
    </ul>
  );
}

interface PagesProps {
  count: number;
  page: number;
  onPage: (page: number) => void;
}

function Pages({ count, page, onPage }: PagesProps) {
  const pages = Math.max(1, Math.ceil(count / PAGE));
  return (
    <nav aria-label="Seiten" className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {count} {count === 1 ? "Planke" : "Planken"} · Seite {page + 1} von {pages}
      </Text>
      <div className="flex gap-2">
        <Button size="small" variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
          Zurück
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={page + 1 >= pages}
          onClick={() => onPage(page + 1)}
        >
          Weiter
        </Button>
      </div>
    </nav>
  );
}
