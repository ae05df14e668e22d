import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ChatBubbleLeftRight } from "@medusajs/icons";
import { StatusBadge, Table } from "@medusajs/ui";
import { InquiryList } from "../../inquiries/InquiryList";
import { MessageDrawer } from "../../inquiries/MessageDrawer";
import { loadMessages, MESSAGE_STATES, type Message, type MessageState } from "../../inquiries/requests";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { TableHead } from "../../PageHead";
import { moment } from "../../time";

const EMPTY: Record<MessageState, string> = {
  open: "Keine offenen Nachrichten. Alles beantwortet.",
  answered: "Noch keine beantworteten Nachrichten.",
  spam: "Kein Spam.",
  all: "Noch keine Nachrichten.",
};

/** What people asked: at a configurator, on the page of their order, or by the contact form. */
const Messages = () => (
  <InquiryList
    title="Nachrichten"
    explanation="Fragen aus dem Konfigurator, von der Seite einer Bestellung und aus dem Kontaktformular."
    queryKey="furniture-messages"
    states={MESSAGE_STATES}
    first="open"
    empty={EMPTY}
    searched="Name, Adresse, Text, Notiz"
    load={loadMessages}
    rows={({ messages }, open) => <Rows messages={messages} onOpen={open} />}
    drawer={(id, close) => <MessageDrawer id={id} onClose={close} />}
  />
);

function Rows({ messages, onOpen }: { messages: readonly Message[]; onOpen: (id: string) => void }) {
  return (
    <Table>
      <TableHead columns={["Von", "Nachricht", "Eingang", "Stand"]} />
      <Table.Body>
        {messages.map((message) => (
          <Table.Row key={message.id} className="cursor-pointer" onClick={() => onOpen(message.id)}>
            <Table.Cell className="min-w-40 py-2">
              <button type="button" className={`${LINK} text-left`} aria-haspopup="dialog">
                {message.name}
                <span className="sr-only">, {moment(message.created_at)}</span>
              </button>
            </Table.Cell>
            <Table.Cell className="max-w-48 truncate md:max-w-md">{message.text}</Table.Cell>
            <Table.Cell className="whitespace-nowrap">{moment(message.created_at)}</Table.Cell>
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

export default withMarket(Messages);
