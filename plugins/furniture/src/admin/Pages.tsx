import { Button, Text } from "@medusajs/ui";
import { useEffect } from "react";

/** Rows on one page of a list. */
export const ROWS_A_PAGE = 24;

interface PagesProps {
  /** How many rows there are on all pages. */
  count: number;
  /** From 0. */
  page: number;
  onTurn: (page: number) => void;
}

/** One page, as a query. */
export const pageOf = (page: number) => `limit=${ROWS_A_PAGE}&offset=${page * ROWS_A_PAGE}`;

/** Turns the pages of a list; shown when there are several. When the last row of the last page is gone, the page before it is shown. */
export function Pages({ count, page, onTurn }: PagesProps) {
  const last = Math.max(0, Math.ceil(count / ROWS_A_PAGE) - 1);
  useEffect(() => {
    if (page > last) onTurn(last);
  });
  if (last === 0) return null;
  const first = page * ROWS_A_PAGE;
  return (
    <nav aria-label="Seiten" className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <Text size="small" role="status" className="text-ui-fg-subtle">
        {first + 1} bis {Math.min(first + ROWS_A_PAGE, count)} von {count} · Seite {page + 1} von {last + 1}
      </Text>
      <div className="flex gap-2">
        <Turn label="Zurück" able={page > 0} onTurn={() => onTurn(page - 1)} />
        <Turn label="Weiter" able={page < last} onTurn={() => onTurn(page + 1)} />
      </div>
    </nav>
  );
}

/** It keeps the focus on the first and last page too, where it does nothing: a disabled button would lose it. */
function Turn({ label, able, onTurn }: { label: string; able: boolean; onTurn: () => void }) {
  return (
    <Button
      size="small"
      variant="secondary"
      aria-disabled={!able}
      className={able ? "" : "text-ui-fg-disabled"}
      onClick={() => able && onTurn()}
    >
      {label}
    </Button>
  );
}
