import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Tools } from "@medusajs/icons";
import { Button, Container, Text } from "@medusajs/ui";
import { isKind, STEPS, type Step } from "@planke46/furniture-rules";
import { keepPreviousData } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { PageHead } from "../../PageHead";
import { useQuery } from "../../useQuery";
import { BoardColumns, StepLists } from "../../workshop/BoardColumns";
import { Filters } from "../../workshop/Filters";
import { type BoardFilter, type BoardPiece, boardKey, loadBoard, useMove } from "../../workshop/requests";
import { TakeBack } from "../../workshop/TakeBack";

const REFRESH_MS = 10_000;

/** The filter is in the address: a link to what is late can be kept. */
function filterOf(query: URLSearchParams): BoardFilter {
  const [step, kind] = [query.get("step"), query.get("kind")];
  return {
    q: query.get("q") ?? "",
    step: STEPS.find((one) => one === step) ?? "",
    week: query.get("week") ?? "",
    kind: isKind(kind) ? kind : "",
    color: query.get("color") ?? "",
    express: query.get("express") === "true",
    late: query.get("late") === "true",
    order_id: query.get("order_id") ?? "",
  };
}

/** Werkstatt: where every piece is, and where it goes next. */
const WorkshopPage = () => {
  const [query, setQuery] = useSearchParams();
  const [back, setBack] = useState<{ piece: BoardPiece; to: Step }>();
  const filter = filterOf(query);
  const wide = useWide();
  const { data, error, refetch } = useQuery({
    queryKey: boardKey(filter),
    queryFn: () => loadBoard(filter),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const { mutate } = useMove();
  const change = (wish: Partial<BoardFilter>) => {
    const entries = Object.entries({ ...filter, ...wish }).filter(([, value]) => value);
    setQuery(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), { replace: true });
  };
  return (
    <Container className="divide-y p-0" data-testid="workshop">
      <PageHead
        title="Werkstatt"
        explanation="Wo jedes Stück ist. Ziehe eine Karte auf ihren nächsten Schritt oder nimm „Weiter zu …“ auf der Karte."
      />
      {filter.order_id && (
        <div className="flex items-center gap-3 px-6 py-2">
          <Text size="small">Nur die Stücke einer Bestellung.</Text>
          <Button size="small" variant="secondary" onClick={() => change({ order_id: "" })}>
            Alle zeigen
          </Button>
        </div>
      )}
      <Filters filter={filter} board={data} onChange={change} />
      <Notice error={error} loading={!data} empty={null} retry={refetch} />
      {data && wide && (
        <BoardColumns board={data} onMove={mutate} onBack={(piece, to) => setBack({ piece, to })} />
      )}
      {data && !wide && <StepLists board={data} onMove={mutate} />}
      {back && <TakeBack piece={back.piece} to={back.to} onClose={() => setBack(undefined)} />}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "Werkstatt", icon: Tools, rank: 3 });

export default withMarket(WorkshopPage);

/** Room for columns beside each other. */
const WIDE = "(min-width: 1024px)";

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", tell);
  return () => media.removeEventListener("change", tell);
}

/** Whether the window is a desktop's. */
function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
