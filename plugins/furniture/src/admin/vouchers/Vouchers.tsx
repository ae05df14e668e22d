import { Button, Skeleton, Table, Text, toast } from "@medusajs/ui";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeed } from "../useDeed";
import { loadVouchers, switchVoucher } from "./api";
import { VoucherTable } from "./VoucherTable";

const PAGE_SIZE = 25;

interface Props {
  /** The filter as the server takes it. */
  query: string;
  page: number;
  onPage(page: number): void;
}

/** One page of the vouchers, in every state it can be in. */
export function Vouchers({ query, page, onPage }: Props) {
  const queries = useQueryClient();
  const paged = `${query}&limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`.replace(/^&/, "");
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-vouchers", "list", paged],
    queryFn: () => loadVouchers(paged),
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending, variables } = useDeed({
    mutationFn: switchVoucher,
    onSuccess: async ({ voucher }) => {
      await queries.invalidateQueries({ queryKey: ["furniture-vouchers"] });
      toast.success(`${voucher.code} ist ${voucher.active ? "eingeschaltet" : "abgeschaltet"}`);
    },
    onError: (failure) => toast.error("Nicht geschaltet", { description: failure.message }),
  });
  if (error) {
    return (
      <div className="flex flex-col items-start gap-2 px-6 py-8" role="alert">
        <Text size="small" className="text-ui-fg-error">
          Die Gutscheine konnten nicht geladen werden: {error.message}
        </Text>
        <Button size="small" variant="secondary" onClick={() => refetch()}>
          Noch einmal versuchen
        </Button>
      </div>
    );
  }
  if (!data) return <Waiting />;
  if (data.count === 0) {
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-8">
        {query ? "Kein Gutschein passt zu dieser Auswahl." : "Noch gibt es keine Gutscheine."}
      </Text>
    );
  }
  const pageCount = Math.ceil(data.count / PAGE_SIZE);
  return (
    <>
      <VoucherTable
        vouchers={data.vouchers}
        switching={isPending ? variables?.id : undefined}
        onSwitch={({ id, active }) => mutate({ id, active: !active })}
      />
      <Table.Pagination
        count={data.count}
        pageSize={PAGE_SIZE}
        pageIndex={page}
        pageCount={pageCount}
        canPreviousPage={page > 0}
        canNextPage={page + 1 < pageCount}
        previousPage={() => onPage(page - 1)}
        nextPage={() => onPage(page + 1)}
        translations={{ of: "von", results: "Gutscheinen", pages: "Seiten", prev: "Zurück", next: "Weiter" }}
      />
    </>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2 px-6 py-4" aria-busy="true">
      <span className="sr-only">Wird geladen …</span>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-8 w-full" />
      ))}
    </div>
  );
}
