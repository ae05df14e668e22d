import { Button, Heading, Text } from "@medusajs/ui";
import { LINK } from "../link";
import { Missing } from "../Notice";
import { day } from "../time";
import { useQuery } from "../useQuery";
import { aboutWords, booked, deliveryNoteAddress, kindWord, loadOrderPapers, paperAddress } from "./requests";

/** Invoices and credit notes of one order, and what goes along with the goods. */
export function OrderPapers({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-papers", orderId],
    queryFn: () => loadOrderPapers(orderId),
    refetchInterval: 15_000,
  });
  return (
    <section className="px-6 py-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <Heading level="h3">Rechnungen</Heading>
        <Button asChild size="small" variant="secondary">
          <a href={deliveryNoteAddress(orderId)} target="_blank" rel="noreferrer">
            Lieferschein
          </a>
        </Button>
      </div>
      <Missing what="Die Liste der Rechnungen" error={error} retry={refetch} />
      {data?.length === 0 && <Text size="small">Eine Rechnung gibt es, sobald bezahlt ist.</Text>}
      <ul className="flex flex-col gap-2">
        {data?.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center justify-between gap-3">
            <Text size="small">
              <a className={LINK} href={paperAddress(paper.id)} target="_blank" rel="noreferrer">
                {paper.number}
              </a>{" "}
              {kindWord(paper)} vom {day(paper.issued_at)}
              {aboutWords(paper)}
            </Text>
            <Text size="small" className="tabular-nums">
              {booked(paper, paper.gross)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
