import { Table } from "@medusajs/ui";

export const ROWS_A_PAGE = 20;

/** Turns the pages of a list; shown when there are several. */
export function Pages({
  count,
  page,
  onTurn,
}: {
  count: number;
  page: number;
  onTurn: (page: number) => void;
}) {
  const pages = Math.ceil(count / ROWS_A_PAGE);
  if (pages < 2) return null;
  return (
    <Table.Pagination
      count={count}
      pageSize={ROWS_A_PAGE}
      pageIndex={page}
      pageCount={pages}
      canPreviousPage={page > 0}
      canNextPage={page < pages - 1}
      previousPage={() => onTurn(page - 1)}
      nextPage={() => onTurn(page + 1)}
      translations={{ of: "von", results: "Einträgen", pages: "Seiten", prev: "Zurück", next: "Weiter" }}
    />
  );
}
