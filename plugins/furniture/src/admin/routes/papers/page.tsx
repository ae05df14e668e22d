import { defineRouteConfig } from "@medusajs/admin-sdk";
import { DocumentText } from "@medusajs/icons";
import { Button, Container, Input, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { Labelled } from "../../Field";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { Note, Notice } from "../../Notice";
import { PageHead, TableHead } from "../../PageHead";
import {
  aboutWords,
  archiveAddress,
  booked,
  findPapers,
  kindWord,
  loadMonth,
  monthOf,
  type Paper,
  paperAddress,
  sumsOf,
} from "../../papers/requests";
import { SearchField } from "../../SearchField";
import { day } from "../../time";
import { useListQuery } from "../../useListQuery";
import { useQuery } from "../../useQuery";

/** Invoices and credit notes of a month, for the bookkeeping, or of any month, for who looks for one. */
const Papers = () => {
  const [{ month, q }, , change] = useListQuery({ month: monthOf(new Date()), q: "" });
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-papers", "list", q ? "" : month, q],
    queryFn: () => (q ? findPapers(q) : loadMonth(month)),
    // Nothing of the month before is shown meanwhile: its sum would stand below the name of another month.
    enabled: q !== "" || month !== "",
  });
  const shown = data?.papers ?? [];
  return (
    <Container className="divide-y p-0">
      <PageHead
        title="Rechnungen"
        explanation="Sie entstehen mit der Zahlung, Korrekturen mit der Erstattung. Was ausgestellt ist, ändert niemand mehr."
      >
        {month !== "" && (
          <Button asChild size="small" variant="secondary">
            <a href={archiveAddress(month)}>Monat als ZIP</a>
          </Button>
        )}
      </PageHead>
      <div className="flex flex-wrap gap-4 px-6 py-4">
        <Labelled id="papers-month" label="Monat" className="w-full max-w-48">
          <Input
            type="month"
            value={month}
            disabled={q !== ""}
            onChange={({ target }) => change({ month: target.value })}
          />
        </Labelled>
        <SearchField
          id="papers-search"
          label="Suche in allen Monaten: Nummer, Bestellung, Kunde"
          className="w-full max-w-96"
          text={q}
          onSearch={(text) => change({ q: text })}
        />
      </div>
      <Notice
        error={error}
        loading={!data && (q !== "" || month !== "")}
        empty={shown.length === 0 ? emptyWords(month, q) : null}
        retry={refetch}
      />
      {data?.more && <Note text="Es sind mehr als 100; hier stehen die neuesten." />}
      {data && !data.ready && (
        <Text role="alert" className="text-ui-fg-error px-6 py-4">
          Es fehlt die Umsatzsteuer-Identifikationsnummer oder Steuernummer (Studio, Einstellungen des Shops,
          Rechnungen). Vorher stellt der Shop keine Rechnungen aus.
        </Text>
      )}
      {shown.length > 0 && (
        <>
          <PaperTable papers={shown} />
          {sumsOf(shown).map(({ currency, net, vat, gross }) => (
            <Text key={currency} className="px-6 py-4 text-right tabular-nums">
              Summe: netto {net}, USt {vat}, brutto <strong>{gross}</strong>
            </Text>
          ))}
        </>
      )}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "Rechnungen", icon: DocumentText });

export default withMarket(Papers);

function emptyWords(month: string, q: string): string {
  if (q) return "Keine Rechnung passt zu dieser Suche.";
  return month ? "Keine Rechnungen." : "Wähle einen Monat.";
}

/** Papers in the order they are given, with what they say. */
function PaperTable({ papers }: { papers: readonly Paper[] }) {
  return (
    <div className="overflow-x-auto">
      <Table>
        <TableHead
          columns={["Nummer", "Datum", "Kunde", "Bestellung"]}
          numbers={["Netto", "USt", "Brutto"]}
        />
        <Table.Body>
          {papers.map((paper) => (
            <Table.Row key={paper.id}>
              <Table.Cell>
                <a className={LINK} href={paperAddress(paper.id)} target="_blank" rel="noreferrer">
                  {paper.number}
                </a>
                <Text size="xsmall" className="text-ui-fg-subtle">
                  {kindWord(paper)}
                  {aboutWords(paper)}
                </Text>
              </Table.Cell>
              <Table.Cell className="whitespace-nowrap">{day(paper.issued_at)}</Table.Cell>
              <Table.Cell>
                {paper.customer}
                {paper.country !== paper.seller_country && ` (${paper.country})`}
              </Table.Cell>
              <Table.Cell>
                <Link className={LINK} to={`/orders/${paper.order_id}`}>
                  {paper.order_number}
                </Link>
              </Table.Cell>
              <Table.Cell className="text-right tabular-nums">{booked(paper, paper.net)}</Table.Cell>
              <Table.Cell className="text-right tabular-nums">{booked(paper, paper.vat)}</Table.Cell>
              <Table.Cell className="text-right tabular-nums">{booked(paper, paper.gross)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}
