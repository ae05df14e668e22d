import { Button, Drawer, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { Notice } from "../Notice";
import { OpenedDrawer } from "../OpenedDrawer";
import { Facts } from "../order/Facts";
import { moment } from "../time";
import { Note, useInquiry } from "./Note";
import { changeWithdrawal, languageName, loadWithdrawal, type WithdrawalSheet } from "./requests";

/** One withdrawal: what was declared and when, which order it means, and whether there is a right to it. */
export function WithdrawalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const {
    sheet: withdrawal,
    error,
    load,
    save,
    saving,
  } = useInquiry({ id, key: "furniture-withdrawal", load: loadWithdrawal, change: changeWithdrawal });
  return (
    <OpenedDrawer onClose={onClose}>
      <Drawer.Header>
        <Drawer.Title>{withdrawal ? `Widerruf von ${withdrawal.name}` : "Widerruf"}</Drawer.Title>
        <Drawer.Description>
          {withdrawal ? `Zugegangen am ${withdrawal.confirmed_at_words}` : " "}
        </Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="flex flex-col gap-6 overflow-y-auto">
        <Notice error={error} loading={!withdrawal} empty={null} retry={load} />
        {withdrawal && (
          <>
            <Standing withdrawal={withdrawal} />
            <Facts facts={factsOf(withdrawal)} />
            {withdrawal.pieces && <Quoted label="Widerrufene Stücke" text={withdrawal.pieces} />}
            {withdrawal.text && <Quoted label="Mitteilung" text={withdrawal.text} />}
            <WithdrawnOrder
              withdrawal={withdrawal}
              saving={saving}
              onLink={(order_id) => save({ order_id })}
            />
            <Note note={withdrawal.note} saving={saving} onSave={save} />
          </>
        )}
      </Drawer.Body>
      {withdrawal && (
        <Drawer.Footer>
          {withdrawal.spam && (
            <Button variant="secondary" isLoading={saving} onClick={() => save({ spam: false })}>
              Kein Spam: Bestätigung mailen
            </Button>
          )}
          <Button isLoading={saving} onClick={() => save({ handled: !withdrawal.handled_at })}>
            {withdrawal.handled_at ? "Wieder öffnen" : "Als bearbeitet markieren"}
          </Button>
        </Drawer.Footer>
      )}
    </OpenedDrawer>
  );
}

function Standing({ withdrawal }: { withdrawal: WithdrawalSheet }) {
  return (
    <div className="flex flex-wrap gap-2">
      {withdrawal.spam && <StatusBadge color="red">Spamverdacht: Bestätigung nicht gemailt</StatusBadge>}
      {withdrawal.handled_at ? (
        <StatusBadge color="green">
          bearbeitet am {moment(withdrawal.handled_at)} von {withdrawal.handled_by}
        </StatusBadge>
      ) : (
        <StatusBadge color="orange">offen</StatusBadge>
      )}
    </div>
  );
}

function factsOf({ order_number, email, scope, language }: WithdrawalSheet) {
  return [
    { label: "Bestellnummer, wie angegeben", value: order_number },
    { label: "E-Mail", value: email },
    { label: "Umfang", value: scope === "all" ? "ganze Bestellung" : "einzelne Stücke" },
    { label: "Sprache", value: languageName(language) },
  ];
}

function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Text size="small" className="text-ui-fg-subtle">
        {label}
      </Text>
      <Text className="break-words whitespace-pre-wrap">{text}</Text>
    </div>
  );
}

interface WithdrawnOrderProps {
  withdrawal: WithdrawalSheet;
  saving: boolean;
  onLink: (orderId: string | null) => void;
}

/** The order a withdrawal means, line by line; or the one it may mean. */
function WithdrawnOrder({ withdrawal, saving, onLink }: WithdrawnOrderProps) {
  const { order } = withdrawal;
  if (!order) return <Candidates withdrawal={withdrawal} saving={saving} onLink={onLink} />;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <Text weight="plus">
          Bestellung{" "}
          <Link to={`/orders/${order.id}`} className={LINK}>
            #{order.number}
          </Link>
        </Text>
        <Button size="small" variant="transparent" isLoading={saving} onClick={() => onLink(null)}>
          Verknüpfung lösen
        </Button>
      </div>
      <ul className="flex flex-col gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="border-ui-border-base flex flex-col gap-1 rounded-lg border p-3">
            <Text weight="plus">
              {line.number} {line.title}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {line.details.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
            </Text>
            <div>
              {line.made_to_measure ? (
                <StatusBadge color="red">nach Maß: kein Widerrufsrecht</StatusBadge>
              ) : (
                <StatusBadge color="green">Widerrufsrecht besteht</StatusBadge>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Text size="xsmall" className="text-ui-fg-muted">
        Nach Maß ist vom Widerruf ausgenommen (§ 312g Abs. 2 Nr. 1 BGB). Die Frist (14 Tage ab Erhalt der
        Ware) bitte selbst prüfen. Storno und Erstattung laufen über die Bestellung.
      </Text>
    </section>
  );
}

function Candidates({ withdrawal, saving, onLink }: WithdrawnOrderProps) {
  const { candidates, order_number } = withdrawal;
  if (candidates.length === 0) {
    return <Text>Zu „{order_number}“ gibt es keine Bestellung. Bitte klären, welche gemeint ist.</Text>;
  }
  return (
    <section className="flex flex-col gap-3">
      <Text>Keine Bestellung ist verknüpft. Gemeint sein könnte:</Text>
      <ul className="flex flex-col gap-2">
        {candidates.map(({ id, number, email, email_matches }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <Text size="small" className="min-w-0 break-words">
              <Link to={`/orders/${id}`} className={LINK}>
                #{number}
              </Link>{" "}
              von {email}
              {email_matches ? "" : " (andere E-Mail-Adresse)"}
            </Text>
            <Button
              size="small"
              variant="secondary"
              className="shrink-0"
              isLoading={saving}
              onClick={() => onLink(id)}
            >
              Verknüpfen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
