import { Heading, Table, Text } from "@medusajs/ui";
import type { ReactNode } from "react";

interface PageHeadProps {
  title: ReactNode;
  /** What the page is for. */
  explanation: ReactNode;
  /** What stands beside it, such as a button. */
  children?: ReactNode;
}

/** The head of a page of ours. */
export function PageHead({ title, explanation, children }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <div>
        <Heading>{title}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {explanation}
        </Text>
      </div>
      {children}
    </header>
  );
}

interface TableHeadProps {
  columns: readonly string[];
  /** Columns of numbers behind them, which stand right. */
  numbers?: readonly string[];
  /** The last column, whose name only a screen reader says. */
  silent?: string;
}

/** The names of a table's columns. */
export function TableHead({ columns, numbers = [], silent }: TableHeadProps) {
  return (
    <Table.Header>
      <Table.Row>
        {[...columns, ...numbers].map((name) => (
          <Table.HeaderCell
            key={name}
            className={numbers.includes(name) ? "text-right" : "whitespace-nowrap"}
          >
            {name}
          </Table.HeaderCell>
        ))}
        {silent && (
          <Table.HeaderCell>
            <span className="sr-only">{silent}</span>
          </Table.HeaderCell>
        )}
      </Table.Row>
    </Table.Header>
  );
}
