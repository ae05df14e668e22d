import { toast } from "@medusajs/ui";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Notice } from "../Notice";
import { Pages, pageOf } from "../Pages";
import { useDeed } from "../useDeed";
import { loadVouchers, switchVoucher } from "./api";
import { VoucherTable } from "./VoucherTable";

interface Props {
  /** The filter as the server takes it. */
  query: string;
  page: number;
  onPage(page: number): void;
}

/** One page of the vouchers, in every state it can be in. */
export function Vouchers({ query, page, onPage }: Props) {
  const queries = useQueryClient();
  const paged = `${pageOf(page)}&${query}`;
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
  const nothing = query ? "Kein Gutschein passt zu dieser Auswahl." : "Noch gibt es keine Gutscheine.";
  return (
    <>
      <Notice error={error} loading={!data} empty={data?.count === 0 ? nothing : null} retry={refetch} />
      {data && data.count > 0 && (
        <VoucherTable
          vouchers={data.vouchers}
          switching={isPending ? variables?.id : undefined}
          onSwitch={({ id, active }) => mutate({ id, active: !active })}
        />
      )}
      {data && <Pages count={data.count} page={page} onTurn={onPage} />}
    </>
  );
}
