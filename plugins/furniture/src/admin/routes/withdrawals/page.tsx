import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { StatusBadge, Table } from "@medusajs/ui";
import { InquiryList } from "../../inquiries/InquiryList";
import {
  loadWithdrawals,
  WITHDRAWAL_STATES,
  type Withdrawal,
  type WithdrawalState,
} from "../../inquiries/requests";
import { WithdrawalDrawer } from "../../inquiries/WithdrawalDrawer";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { TableHead } from "../../PageHead";
import { moment } from "../../time";

const EMPTY: Record<WithdrawalState, string> = {
  open: "Keine offenen Widerrufe.",
  handled: "Noch keine bearbeiteten Widerrufe.",
  all: "Noch keine Widerrufe.",
};

/** The withdrawals shoppers have declared, online (§ 356a BGB) or in another way, which staff entered. */
const Withdrawals = () => (
  <InquiryList
    title="Widerrufe"
    explanation="Über „Vertrag widerrufen“ erklärt, oder als Brief, E-Mail oder am Telefon gekommen und von euch eingetragen. Jeder Widerruf wird entgegengenommen; ob ein Recht dazu besteht, steht je Stück dabei."
    queryKey="furniture-withdrawals"
    states={WITHDRAWAL_STATES}
    first="open"
    empty={EMPTY}
    searched="Name, Adresse, Nummer, Stück, Notiz"
    load={loadWithdrawals}
    rows={({ withdrawals }, open) => <Rows withdrawals={withdrawals} onOpen={open} />}
    drawer={(id, close) => <WithdrawalDrawer id={id} onClose={close} />}
  />
);

function Rows({ withdrawals, onOpen }: { withdrawals: readonly Withdrawal[]; onOpen: (id: string) => void }) {
  return (
    <Table>
      <TableHead columns={["Von", "Bestellnummer", "Zugegangen", "Bestellung", "Stand"]} />
      <Table.Body>
        {withdrawals.map((withdrawal) => (
          <Table.Row key={withdrawal.id} className="cursor-pointer" onClick={() => onOpen(withdrawal.id)}>
            <Table.Cell className="min-w-40 py-2">
              <button type="button" className={`${LINK} text-left`} aria-haspopup="dialog">
                {withdrawal.name}
                <span className="sr-only">, {withdrawal.order_number}</span>
              </button>
            </Table.Cell>
            <Table.Cell>{withdrawal.order_number}</Table.Cell>
            <Table.Cell className="whitespace-nowrap">{moment(withdrawal.confirmed_at)}</Table.Cell>
            <Table.Cell>{withdrawal.order_id ? "verknüpft" : "noch unklar"}</Table.Cell>
            <Table.Cell>
              {withdrawal.handled_at ? (
                <StatusBadge color="green">bearbeitet</StatusBadge>
              ) : (
                <StatusBadge color={withdrawal.spam ? "red" : "orange"}>
                  {withdrawal.spam ? "offen, Spamverdacht" : "offen"}
                </StatusBadge>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

export const config = defineRouteConfig({ label: "Widerrufe", icon: ArrowUturnLeft });

export default withMarket(Withdrawals);
