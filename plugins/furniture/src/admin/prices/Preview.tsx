import { Heading, Table, Text } from "@medusajs/ui";
import { defaultConfiguration, KINDS, kindName, type Prices, priceOf } from "@planke46/furniture-rules";
import { eur } from "../order/money";

/** The default piece of each kind at the prices that hold and at the draft's, counted by the shop's own rules. */
export function Preview({ before, after }: { before: Prices; after: Prices }) {
  return (
    <section aria-labelledby="price-preview" className="px-6 py-4">
      <Heading level="h2" id="price-preview">
        Vorschau
      </Heading>
      <Text size="small" className="text-ui-fg-subtle mb-2">
        Das Standardmöbel jeder Art, vorher und nachher.
      </Text>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Möbel</Table.HeaderCell>
            <Table.HeaderCell className="text-right">gilt</Table.HeaderCell>
            <Table.HeaderCell className="text-right">neu</Table.HeaderCell>
            <Table.HeaderCell className="text-right">Unterschied</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {KINDS.map((kind) => {
            const [old, fresh] = [before, after].map(
              (prices) => priceOf(kind, defaultConfiguration(kind), prices).price,
            ) as [number, number];
            return (
              <Table.Row key={kind} data-testid={`preview-${kind}`}>
                <Table.Cell>{kindName(kind)}</Table.Cell>
                <Table.Cell className="text-right">{eur(old)}</Table.Cell>
                <Table.Cell className="text-right">
                  {fresh === old ? eur(fresh) : <b>{eur(fresh)}</b>}
                </Table.Cell>
                <Table.Cell className="text-right">{difference(fresh - old)}</Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table>
    </section>
  );
}

function difference(amount: number): string {
  if (amount === 0) return "–";
  return amount > 0 ? `+${eur(amount)}` : eur(amount);
}
