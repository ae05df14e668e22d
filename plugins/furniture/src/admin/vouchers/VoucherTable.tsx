import { Button, Copy, StatusBadge, Table, Text, toast } from "@medusajs/ui";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { Notice } from "../Notice";
import { wholeMoney } from "../order/money";
import { TableHead } from "../PageHead";
import { Pages, pageOf } from "../Pages";
import { day } from "../time";
import { useDeed } from "../useDeed";
import { useQuery } from "../useQuery";
import { loadVouchers, STATES, switchedWords, switchVoucher, type Voucher } from "./requests";

interface Props {
  vouchers: readonly Voucher[];
  /** The id of the voucher that is being switched. */
  switching: string | undefined;
  onSwitch(voucher: Voucher): void;
}

const HEADS = ["Code", "Wert", "Zustand", "Eingelöst von", "Serie", "Gültig bis", "Notiz"];

export function VoucherTable({ vouchers, switching, onSwitch }: Props) {
  return (
    <div className="overflow-x-auto">
      <Table>
        <TableHead columns={HEADS} silent="Schalten" />
        <Table.Body>
          {vouchers.map((voucher) => (
            <Row
              key={voucher.id}
              voucher={voucher}
              busy={switching === voucher.id}
              onSwitch={() => onSwitch(voucher)}
            />
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

function Row({ voucher, busy, onSwitch }: { voucher: Voucher; busy: boolean; onSwitch(): void }) {
  const { code, value, kind, state, active, batch, expires_on, note, created_by, created_at } = voucher;
  const origin = `Erstellt am ${day(created_at)}${created_by ? ` von ${created_by}` : ""}`;
  return (
    <Table.Row data-testid="voucher">
      <Table.Cell>
        <span className="flex items-center gap-1 whitespace-nowrap font-mono" title={origin}>
          {code}
          <Copy content={code} aria-label={`${code} kopieren`} />
        </span>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        {kind === "bank_transfer" ? "Banküberweisung" : wholeMoney(value)}
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        <StatusBadge color={STATES[state].color}>{STATES[state].label}</StatusBadge>
      </Table.Cell>
      <Table.Cell>
        <Redemption voucher={voucher} />
      </Table.Cell>
      <Table.Cell className="max-w-40 truncate" title={batch?.name}>
        {batch?.name ?? "–"}
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">{expires_on ? day(expires_on) : "unbegrenzt"}</Table.Cell>
      <Table.Cell className="max-w-48 truncate" title={note ?? undefined}>
        {note ?? "–"}
      </Table.Cell>
      <Table.Cell className="text-right">
        {state !== "redeemed" && (
          <Button
            size="small"
            variant="transparent"
            isLoading={busy}
            onClick={onSwitch}
            aria-label={`${code} ${active ? "abschalten" : "einschalten"}`}
          >
            {active ? "Abschalten" : "Einschalten"}
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  );
}

function Redemption({ voucher: { state, redeemed } }: { voucher: Voucher }) {
  if (!redeemed) return state === "redeemed" ? "unbekannt" : "–";
  return (
    <span className="flex min-w-32 flex-col py-1">
      <Text size="small">{redeemed.customer}</Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        <Link className={LINK} to={`/orders/${redeemed.order_id}`}>
          Bestellung {redeemed.order_number}
        </Link>
        {`, ${day(redeemed.at)}`}
      </Text>
    </span>
  );
}

interface VouchersProps {
  /** The filter as the server takes it. */
  query: string;
  page: number;
  onPage(page: number): void;
}

/** One page of the vouchers, in every state it can be in. */
export function Vouchers({ query, page, onPage }: VouchersProps) {
  const queries = useQueryClient();
  const paged = `${pageOf(page)}&${query}`;
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-vouchers", "list", paged],
    queryFn: () => loadVouchers(paged),
    placeholderData: keepPreviousData,
    // Codes are handed out from this page: it has to show what is spent or switched off meanwhile.
    refetchInterval: 15_000,
  });
  const { mutate, isPending, variables } = useDeed({
    mutationFn: switchVoucher,
    onSuccess: async ({ voucher }) => {
      await queries.invalidateQueries({ queryKey: ["furniture-vouchers"] });
      toast.success(switchedWords(voucher));
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
