import { Heading, Text } from "@medusajs/ui";
import { defaultConfiguration, KINDS, kindName, type Prices, priceOf } from "@planke46/furniture-rules";
import { wholeMoney } from "../order/money";

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
      <table className="txt-compact-small w-full">
        <thead>
          <tr className="text-ui-fg-subtle">
            <th className="py-1 text-left font-normal">Möbel</th>
            <th className="py-1 text-right font-normal">gilt</th>
            <th className="py-1 text-right font-normal">neu</th>
            <th className="py-1 text-right font-normal">
              <span aria-hidden="true">±</span>
              <span className="sr-only">Unterschied</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <PreviewRow key={kind} name={kindName(kind)} {...pricesOf(kind, before, after)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function pricesOf(kind: (typeof KINDS)[number], before: Prices, after: Prices) {
  const piece = defaultConfiguration(kind);
  return { old: priceOf(kind, piece, before).price, fresh: priceOf(kind, piece, after).price };
}

function PreviewRow({ name, old, fresh }: { name: string; old: number; fresh: number }) {
  return (
    <tr className="border-t">
      <th scope="row" className="py-1 text-left font-normal">
        {name}
      </th>
      <td className="py-1 text-right">{wholeMoney(old)}</td>
      <td className="py-1 text-right">{fresh === old ? wholeMoney(fresh) : <b>{wholeMoney(fresh)}</b>}</td>
      <td className="text-ui-fg-subtle py-1 text-right">{difference(fresh - old)}</td>
    </tr>
  );
}

function difference(amount: number): string {
  if (amount === 0) return "–";
  return amount > 0 ? `+${wholeMoney(amount)}` : wholeMoney(amount);
}
