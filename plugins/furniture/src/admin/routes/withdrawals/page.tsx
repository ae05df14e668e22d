import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Container, Heading, StatusBadge, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Filter } from "../../inquiries/Filter";
import { Notice } from "../../inquiries/Notice";
import { Pages } from "../../inquiries/Pages";
import { WithdrawalDrawer } from "../../inquiries/WithdrawalDrawer";
import {
  loadWithdrawals,
  WITHDRAWAL_STATES,
  type Withdrawal,
  type WithdrawalState,
} from "../../inquiries/withdrawals";
import { moment } from "../../time";

const EMPTY: Record<WithdrawalState, string> = {
  open: "Keine offenen Widerrufe.",
  handled: "Noch keine bearbeiteten Widerrufe.",
  all: "Noch keine Widerrufe.",
};

/** The withdrawals shoppers have declared (§ 356a BGB). */
const Withdrawals = () => {
  const [state, setState] = useState<WithdrawalState>("open");
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<string>();
  const { data, error, isLoading } = useQuery({
    queryKey: ["furniture-withdrawals", state, page],
    queryFn: () => loadWithdrawals(state, page),
  });
  const choose = (chosen: WithdrawalState) => {
    setState(chosen);
    setPage(0);
  };
  return (
    <Container className="divide-y p-0">
      <header className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading>Widerrufe</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Über „Vertrag widerrufen“ erklärt. Jeder Widerruf wird entgegengenommen; ob ein Recht dazu
            besteht, steht je Stück dabei.
          </Text>
        </div>
        <Filter label="Anzeigen" states={WITHDRAWAL_STATES} value={state} onChange={choose} />
      </header>
      <Notice error={error} loading={isLoading} empty={data?.count === 0 ? EMPTY[state] : null} />
      {data && data.count > 0 && <Rows withdrawals={data.withdrawals} onOpen={setOpened} />}
      <Pages count={data?.count ?? 0} page={page} onTurn={setPage} />
      {opened && <WithdrawalDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Container>
  );
};

function Rows({ withdrawals, onOpen }: { withdrawals: readonly Withdrawal[]; onOpen: (id: string) => void }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Von</Table.HeaderCell>
          <Table.HeaderCell>Bestellnummer</Table.HeaderCell>
          <Table.HeaderCell>Zugegangen</Table.HeaderCell>
          <Table.HeaderCell>Bestellung</Table.HeaderCell>
          <Table.HeaderCell>Stand</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {withdrawals.map((withdrawal) => (
          <Table.Row key={withdrawal.id} className="cursor-pointer" onClick={() => onOpen(withdrawal.id)}>
            <Table.Cell>
              <button type="button" className="text-ui-fg-interactive" aria-haspopup="dialog">
                {withdrawal.name}
              </button>
            </Table.Cell>
            <Table.Cell>{withdrawal.order_number}</Table.Cell>
            <Table.Cell>{moment(withdrawal.confirmed_at)}</Table.Cell>
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

export default Withdrawals;
