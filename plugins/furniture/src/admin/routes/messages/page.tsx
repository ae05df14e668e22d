import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ChatBubbleLeftRight } from "@medusajs/icons";
import { Container, Heading, StatusBadge, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Filter } from "../../inquiries/Filter";
import { MessageDrawer } from "../../inquiries/MessageDrawer";
import { loadMessages, MESSAGE_STATES, type Message, type MessageState } from "../../inquiries/messages";
import { Notice } from "../../inquiries/Notice";
import { Pages } from "../../inquiries/Pages";
import { moment } from "../../time";

const EMPTY: Record<MessageState, string> = {
  open: "Keine offenen Nachrichten. Alles beantwortet.",
  answered: "Noch keine beantworteten Nachrichten.",
  spam: "Kein Spam.",
  all: "Noch keine Nachrichten.",
};

/** The questions people sent with the questions form. */
const Messages = () => {
  const [state, setState] = useState<MessageState>("open");
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<string>();
  const { data, error, isLoading } = useQuery({
    queryKey: ["furniture-messages", state, page],
    queryFn: () => loadMessages(state, page),
  });
  const choose = (chosen: MessageState) => {
    setState(chosen);
    setPage(0);
  };
  return (
    <Container className="divide-y p-0">
      <header className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading>Nachrichten</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Fragen aus dem Konfigurator.
          </Text>
        </div>
        <Filter label="Anzeigen" states={MESSAGE_STATES} value={state} onChange={choose} />
      </header>
      <Notice error={error} loading={isLoading} empty={data?.count === 0 ? EMPTY[state] : null} />
      {data && data.count > 0 && <Rows messages={data.messages} onOpen={setOpened} />}
      <Pages count={data?.count ?? 0} page={page} onTurn={setPage} />
      {opened && <MessageDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Container>
  );
};

function Rows({ messages, onOpen }: { messages: readonly Message[]; onOpen: (id: string) => void }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Von</Table.HeaderCell>
          <Table.HeaderCell>Nachricht</Table.HeaderCell>
          <Table.HeaderCell>Eingang</Table.HeaderCell>
          <Table.HeaderCell>Stand</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {messages.map((message) => (
          <Table.Row key={message.id} className="cursor-pointer" onClick={() => onOpen(message.id)}>
            <Table.Cell>
              <button type="button" className="text-ui-fg-interactive" aria-haspopup="dialog">
                {message.name}
              </button>
            </Table.Cell>
            <Table.Cell className="max-w-md truncate">{message.text}</Table.Cell>
            <Table.Cell>{moment(message.created_at)}</Table.Cell>
            <Table.Cell>
              <Standing message={message} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

function Standing({ message }: { message: Message }) {
  if (message.spam) return <StatusBadge color="red">Spam</StatusBadge>;
  if (message.answered_at) return <StatusBadge color="green">beantwortet</StatusBadge>;
  return <StatusBadge color="orange">offen</StatusBadge>;
}

export const config = defineRouteConfig({ label: "Nachrichten", icon: ChatBubbleLeftRight });

export default Messages;
