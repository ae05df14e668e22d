import { Button, StatusBadge, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { TableHead } from "../PageHead";
import { moment } from "../time";
import { type MailRow, REASONS, STATUSES, TEMPLATES } from "./requests";

interface MailTableProps {
  mails: readonly MailRow[];
  onOpen: (id: string) => void;
}

/** Mails, the newest first, each with where it stands. */
export function MailTable({ mails, onOpen }: MailTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table>
        <TableHead columns={["E-Mail", "Stand", "Angelegt", "Bestellung"]} silent="Ansehen" />
        <Table.Body>
          {mails.map((mail) => (
            <Table.Row key={mail.id}>
              <Table.Cell>
                {titleOf(mail)}
                {mail.recipient && (
                  <Text size="xsmall" className="text-ui-fg-subtle">
                    {mail.recipient}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell>
                <Standing mail={mail} />
              </Table.Cell>
              <Table.Cell className="whitespace-nowrap">{moment(mail.created_at)}</Table.Cell>
              <Table.Cell>
                {mail.order_id ? (
                  <Link className={LINK} to={`/orders/${mail.order_id}`}>
                    öffnen
                    <span className="sr-only">, zu: {nameOf(mail)}</span>
                  </Link>
                ) : (
                  "–"
                )}
              </Table.Cell>
              <Table.Cell className="text-right">
                <Button size="small" variant="transparent" onClick={() => onOpen(mail.id)}>
                  Ansehen
                  <span className="sr-only">: {nameOf(mail)}</span>
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

export function titleOf({ template, key }: MailRow): string {
  const title = TEMPLATES[template] ?? template;
  return /:again:\d+$/.test(key) ? `${title}, noch einmal` : title;
}

/** Which mail of a list it is, for those who do not see beside what a button stands. */
export const nameOf = (mail: MailRow) =>
  [titleOf(mail), mail.recipient, moment(mail.created_at)].filter(Boolean).join(", ");

/** Where a mail stands, and what stood in its way. */
export function Standing({ mail }: { mail: MailRow }) {
  const { label, color } = STATUSES[mail.status] ?? { label: mail.status, color: "grey" };
  const waiting = mail.status === "queued" && mail.attempts > 0;
  return (
    <div className="flex flex-col gap-1 py-1">
      <StatusBadge color={color} className="w-fit whitespace-nowrap">
        {mail.status === "sent" && mail.sent_at ? `${label}, ${moment(mail.sent_at)}` : label}
      </StatusBadge>
      {waiting && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {mail.attempts} {mail.attempts === 1 ? "Versuch" : "Versuche"}, wieder{" "}
          {moment(mail.next_attempt_at)}
        </Text>
      )}
      {mail.last_error && (
        <Text size="xsmall" className="text-ui-fg-subtle max-w-xs break-words">
          {REASONS[mail.last_error] ?? mail.last_error}
        </Text>
      )}
    </div>
  );
}
