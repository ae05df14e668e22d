import { Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { day } from "../time";
import { type Paper, paperAddress } from "./requests";
import { booked, kindWord } from "./words";

/** Papers in the order they are given, with what they say. */
export function PaperTable({ papers }: { papers: readonly Paper[] }) {
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Nummer</Table.HeaderCell>
            <Table.HeaderCell>Datum</Table.HeaderCell>
            <Table.HeaderCell>Kunde</Table.HeaderCell>
            <Table.HeaderCell>Bestellung</Table.HeaderCell>
            <Table.HeaderCell className="text-right">Netto</Table.HeaderCell>
            <Table.HeaderCell className="text-right">USt</Table.HeaderCell>
            <Table.HeaderCell className="text-right">Brutto</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {papers.map((paper) => (
            <Table.Row key={paper.id}>
              <Table.Cell>
                <a className={LINK} href={paperAddress(paper.id)} target="_blank" rel="noreferrer">
                  {paper.number}
                </a>
                <Text size="xsmall" className="text-ui-fg-subtle">
                  {kindWord(paper)}
                  {paper.about && ` zu ${paper.about}`}
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
