import { Button, Drawer, StatusBadge, Text } from "@medusajs/ui";
import { useState } from "react";
import { Notice } from "../Notice";
import { OpenedDrawer } from "../OpenedDrawer";
import { Facts } from "../order/Facts";
import { day, moment } from "../time";
import { useQuestion } from "../useQuestion";
import { Note, useInquiry } from "./Note";
import {
  changeWithdrawal,
  isUnsettled,
  languageName,
  loadWithdrawal,
  type WithdrawalSheet,
  withdrawalReplyLink,
} from "./requests";
import { WithdrawnOrder } from "./WithdrawnOrder";

/** One withdrawal: what was declared and when, which order it means, and whether there is a right to it. */
export function WithdrawalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const {
    sheet: withdrawal,
    error,
    load,
    save,
    saving,
  } = useInquiry({ id, key: "furniture-withdrawal", load: loadWithdrawal, change: changeWithdrawal });
  const [unsaved, setUnsaved] = useState(false);
  return (
    <OpenedDrawer onClose={onClose} unsaved={unsaved}>
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
              onLink={(order_id) => save({ order_id, order_id_seen: withdrawal.order_id })}
            />
            <Note note={withdrawal.note} saving={saving} onSave={save} onUnsaved={setUnsaved} />
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
          <Button asChild variant="secondary">
            <a href={withdrawalReplyLink(withdrawal)}>Per E-Mail antworten</a>
          </Button>
          <Handled withdrawal={withdrawal} saving={saving} onSave={(handled) => save({ handled })} />
        </Drawer.Footer>
      )}
    </OpenedDrawer>
  );
}

interface HandledProps {
  withdrawal: WithdrawalSheet;
  saving: boolean;
  onSave: (handled: boolean) => void;
}

/** Ends a withdrawal, or opens it again. Staff are asked first where a piece may be sent back and no money has gone back yet. */
function Handled({ withdrawal, saving, onSave }: HandledProps) {
  const prompt = useQuestion();
  const { handled_at, order } = withdrawal;
  const end = async () => {
    const sure =
      !order ||
      !isUnsettled(order) ||
      (await prompt({
        title: "Ohne Erstattung abschließen?",
        description: `Seit diesem Widerruf ist nichts erstattet. Besteht das Recht, muss das Geld bis zum ${day(order.refund_by)} zurück sein; danach erinnert dich hier nichts mehr daran.`,
        confirmText: "Ja, abschließen",
        cancelText: "Abbrechen",
        variant: "confirmation",
      }));
    if (sure) onSave(true);
  };
  return (
    <Button isLoading={saving} onClick={handled_at ? () => onSave(false) : end}>
      {handled_at ? "Wieder öffnen" : "Als bearbeitet markieren"}
    </Button>
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

function factsOf({ order_number, email, scope, language, entered_by }: WithdrawalSheet) {
  return [
    ...(entered_by ? [{ label: "Eingetragen von", value: entered_by }] : []),
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
