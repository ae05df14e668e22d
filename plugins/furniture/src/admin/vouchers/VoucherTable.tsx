import { Button, Copy, StatusBadge, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { wholeMoney } from "../order/money";
import { day } from "../time";
import type { Voucher } from "./api";
import { STATES } from "./api";

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
        <Table.Header>
          <Table.Row>
            {HEADS.map((head) => (
              <Table.HeaderCell key={head} className="whitespace-nowrap">
                {head}
              </Table.HeaderCell>
            ))}
            <Table.HeaderCell>
              <span className="sr-only">Schalten</span>
            </Table.HeaderCell>
          </Table.Row>
        </Table.Header>
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
