import { Badge, Heading, Text } from "@medusajs/ui";
import { money } from "../order/money";
import type { Bill, Preview } from "./requests";

/** The bill as it is beside the bill as it would be. */
export function Bills({ preview: { before, after } }: { preview: Preview }) {
  return (
    <section className="grid gap-6 px-6 py-4 md:grid-cols-2" aria-label="Rechnung vorher und nachher">
      <BillTable title="Bisher" bill={before} />
      <BillTable title="Neu" bill={after} marked />
    </section>
  );
}

const SUMS = [
  ["multi_item_discount", "Mengenrabatt", -1],
  ["pickup_deduction", "Abzug für Abholung", -1],
  ["express_fee", "Expressbau", 1],
  ["voucher_sum", "Gutschein", -1],
  ["delivery_cost", "Lieferung", 1],
  ["ordinary", "Weitere Waren mit Versand", 1],
] as const;

function BillTable({ title, bill, marked }: { title: string; bill: Bill; marked?: boolean }) {
  const id = `change-bill-${title}`;
  return (
    <div>
      <Heading level="h3" id={id}>
        {title}
      </Heading>
      <table className="txt-compact-small w-full" aria-labelledby={id}>
        <tbody>
          {bill.lines.map((line) => (
            <tr key={line.number} className="border-t align-top">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {line.number} {line.title}{" "}
                {marked && line.change !== "none" && (
                  <Badge size="2xsmall" color="orange">
                    {line.change === "new" ? "neu" : "geändert"}
                  </Badge>
                )}
                <Text size="xsmall" className="text-ui-fg-subtle">
                  {line.details.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
                </Text>
              </th>
              <td className="py-2 text-right">{money(line.price)}</td>
            </tr>
          ))}
          {SUMS.filter(([name]) => bill[name] !== 0).map(([name, label, sign]) => (
            <tr key={name} className="border-t">
              <th scope="row" className="py-1 text-left font-normal">
                {label}
              </th>
              <td className="py-1 text-right">{money(sign * bill[name])}</td>
            </tr>
          ))}
          <tr className="border-t font-medium">
            <th scope="row" className="py-2 text-left font-medium">
              Summe
            </th>
            <td className="py-2 text-right">{money(bill.total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
