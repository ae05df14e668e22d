import { Button, Drawer, StatusBadge, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { Notice } from "../Notice";
import { OpenedDrawer } from "../OpenedDrawer";
import { Facts } from "../order/Facts";
import { moment } from "../time";
import { Note, useInquiry } from "./Note";
import { changeMessage, languageName, loadMessage, type MessageSheet, replyLink } from "./requests";

/** One message, read and answered. */
export function MessageDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const {
    sheet: message,
    error,
    load,
    save,
    saving,
  } = useInquiry({ id, key: "furniture-message", load: loadMessage, change: changeMessage });
  const [unsaved, setUnsaved] = useState(false);
  return (
    <OpenedDrawer onClose={onClose} unsaved={unsaved}>
      <Drawer.Header>
        <Drawer.Title>{message?.name ?? "Nachricht"}</Drawer.Title>
        <Drawer.Description>{message ? moment(message.created_at) : " "}</Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="flex flex-col gap-6 overflow-y-auto">
        <Notice error={error} loading={!message} empty={null} retry={load} />
        {message && (
          <>
            <Standing message={message} />
            <Text className="break-words whitespace-pre-wrap">{message.text}</Text>
            <Sender message={message} />
            <Piece message={message} />
            <Note note={message.note} saving={saving} onSave={save} onUnsaved={setUnsaved} />
          </>
        )}
      </Drawer.Body>
      {message && (
        <Drawer.Footer>
          <Button variant="secondary" isLoading={saving} onClick={() => save({ spam: !message.spam })}>
            {message.spam ? "Kein Spam" : "Spam"}
          </Button>
          {!message.spam && (
            <Button
              variant="secondary"
              isLoading={saving}
              onClick={() => save({ answered: !message.answered_at })}
            >
              {message.answered_at ? "Wieder öffnen" : "Als beantwortet markieren"}
            </Button>
          )}
          <Button asChild>
            <a href={replyLink(message)}>Per E-Mail antworten</a>
          </Button>
        </Drawer.Footer>
      )}
    </OpenedDrawer>
  );
}

function Standing({ message }: { message: MessageSheet }) {
  if (message.spam) return <StatusBadge color="red">Spamverdacht: nicht gemailt</StatusBadge>;
  if (!message.answered_at) return <StatusBadge color="orange">offen</StatusBadge>;
  return (
    <StatusBadge color="green">
      beantwortet am {moment(message.answered_at)} von {message.answered_by}
    </StatusBadge>
  );
}

function Sender({ message }: { message: MessageSheet }) {
  const facts = [
    { label: "E-Mail", value: message.email },
    ...(message.phone ? [{ label: "Telefon", value: message.phone }] : []),
    { label: "Sprache", value: languageName(message.language) },
  ];
  return (
    <div className="flex flex-col gap-2">
      <Facts facts={facts} />
      <Orders label="Im Text genannt:" orders={message.orders.filter((one) => one.number_matches)} />
      <Orders
        label="Bestellungen mit dieser Adresse:"
        orders={message.orders.filter((one) => !one.number_matches)}
      />
    </div>
  );
}

function Orders({ label, orders }: { label: string; orders: MessageSheet["orders"] }) {
  if (orders.length === 0) return null;
  return (
    <Text as="div" size="small" className="flex flex-wrap gap-x-2">
      {label}
      {orders.map(({ id, number, email_matches }) => (
        <span key={id}>
          <Link to={`/orders/${id}`} className={LINK}>
            #{number}
          </Link>
          {email_matches ? "" : " (bestellt mit anderer E-Mail-Adresse)"}
        </span>
      ))}
    </Text>
  );
}

function Piece({ message }: { message: MessageSheet }) {
  if (!message.piece) return null;
  return (
    <section className="flex flex-col gap-3">
      <Text weight="plus">Gefragt beim Gestalten: {message.piece}</Text>
      {message.drawing && (
        <img
          className="bg-ui-bg-subtle w-full rounded-lg"
          alt={`Zeichnung: ${message.piece}`}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(message.drawing)}`}
        />
      )}
      <Facts facts={message.details} />
    </section>
  );
}
