import { defineRouteConfig } from "@medusajs/admin-sdk";
import { SquaresPlus } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { PLANK_KINDS } from "@planke46/furniture-rules";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Choice } from "../../Choice";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { PageHead } from "../../PageHead";
import { Pages } from "../../Pages";
import { PlankCard } from "../../planks/PlankCard";
import { PlankDrawer } from "../../planks/PlankDrawer";
import { Selected } from "../../planks/Retire";
import {
  LISTS,
  loadStock,
  type Plank,
  STATE_NAMES,
  STATES,
  type Stock,
  type StockQuery,
} from "../../planks/requests";
import { UploadPanel } from "../../planks/UploadPanel";
import { SearchField } from "../../SearchField";
import { useListQuery } from "../../useListQuery";
import { useQuery } from "../../useQuery";

export const config = defineRouteConfig({ label: "Planken", icon: SquaresPlus });

export default withMarket(Planks);

/** Planks are bought while the list is open. */
const REFRESH_MS = 30_000;
const ALL = { list: "", state: "", q: "" };
const known = <Name extends string>(names: readonly Name[], wanted: string): Name | "" =>
  names.find((name) => name === wanted) ?? "";

/** The stock: find planks, edit them, see who has them, put new ones in. */
function Planks() {
  const [{ list, state, q }, page, change] = useListQuery(ALL);
  const query: StockQuery = { list: known(PLANK_KINDS, list), state: known(STATE_NAMES, state), q, page };
  const [edited, setEdited] = useState<Plank>();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-planks", query],
    queryFn: () => loadStock(query),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  return (
    <div className="flex flex-col gap-3">
      <Container className="divide-y p-0">
        <PageHead
          title="Planken"
          explanation="Jede Planke gibt es einmal. Wer bezahlt, hat sie eine halbe Stunde für sich."
        />
        <Filters query={query} counts={data?.counts ?? []} onChange={change} />
        <Notice error={error} loading={!data} empty={emptyWords(data, query)} retry={refetch} />
        {data && data.count > 0 && (
          <ul className="grid gap-4 px-6 py-4 md:grid-cols-2 xl:grid-cols-3">
            {data.planks.map((plank) => (
              <PlankCard
                key={plank.id}
                plank={plank}
                ticked={ticked.includes(plank.id)}
                onTick={(now) =>
                  setTicked((before) => [
                    ...before.filter((id) => id !== plank.id),
                    ...(now ? [plank.id] : []),
                  ])
                }
                onEdit={() => setEdited(plank)}
              />
            ))}
          </ul>
        )}
        {data && <Pages count={data.count} page={page} onTurn={(turned) => change({ page: turned })} />}
        {ticked.length > 0 && <Selected ids={ticked} onDone={() => setTicked([])} />}
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

interface FiltersProps {
  query: StockQuery;
  counts: Stock["counts"];
  onChange: (change: Partial<Omit<StockQuery, "page">>) => void;
}

/** Filters of the plank list; every choice shows its number of planks. */
function Filters({ query, counts, onChange }: FiltersProps) {
  const many = (fits: (entry: Stock["counts"][number]) => boolean) =>
    counts.filter(fits).reduce((sum, { count }) => sum + count, 0);
  const lists = PLANK_KINDS.map((list) => ({
    value: list,
    label: `${LISTS[list]} (${many((entry) => entry.list === list)})`,
  }));
  const states = STATE_NAMES.map((state) => ({
    value: state,
    label: `${STATES[state].label} (${many(
      (entry) => entry.state === state && (!query.list || entry.list === query.list),
    )})`,
  }));
  return (
    <search className="flex flex-wrap items-end gap-3 px-6 py-4">
      <Choice
        id="plank-list"
        label="Liste"
        value={query.list}
        options={lists}
        all={`Alle (${many(() => true)})`}
        onChange={(list) => onChange({ list })}
      />
      <Choice
        id="plank-state"
        label="Zustand"
        value={query.state}
        options={states}
        all="Alle"
        onChange={(state) => onChange({ state })}
      />
      <SearchField
        id="plank-search"
        label="Nummer, Name oder Käufer"
        text={query.q}
        onSearch={(q) => onChange({ q })}
      />
    </search>
  );
}
