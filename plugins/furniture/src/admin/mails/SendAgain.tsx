import { Input, Text, toast } from "@medusajs/ui";
import { useLayoutEffect, useState } from "react";
import { ConfirmedButton } from "../ConfirmedButton";
import { Labelled } from "../Field";
import { type MailPreview, REASONS, sendMailAgain } from "./requests";

interface Props {
  mail: MailPreview["mail"];
  again: NonNullable<MailPreview["again"]>;
  onDone: () => void;
  /** Hears whether another address is typed that nothing was sent to. */
  onUnsaved: (unsaved: boolean) => void;
}

/** Sends a mail again as it left, to whom did not get it. */
export function SendAgain({ mail, again, onDone, onUnsaved }: Props) {
  const [typed, setTyped] = useState(again.to);
  const to = again.fixed ? again.to : typed.trim() || again.to;
  const unsaved = to !== again.to;
  // At once: a key pressed right after a letter must find the letter unsaved.
  useLayoutEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  if (again.refused)
    return (
      <Text size="small" className="text-ui-fg-subtle">
        Noch einmal senden lässt sie sich nicht: {REASONS[again.refused] ?? again.refused}
      </Text>
    );
  return (
    <section className="flex flex-wrap items-end gap-3">
      {again.fixed ? (
        <Text size="small" className="text-ui-fg-subtle">
          Noch einmal geht sie an {again.to}
          {mail.template.startsWith("workshop_")
            ? "."
            : ". Stimmt die Adresse nicht, ändere sie zuerst in der Bestellung."}
        </Text>
      ) : (
        <Labelled label="Noch einmal an">
          <Input
            type="email"
            size="small"
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Labelled>
      )}
      <ConfirmedButton
        label="Noch einmal senden"
        asks={{
          title: "Noch einmal senden?",
          description: `Dieselbe E-Mail geht an ${to}, mit den Worten von damals; statt der Bilder steht, was sie zeigen.`,
          confirm: "Ja, senden",
        }}
        deed={() => sendMailAgain(mail.id, again.fixed ? "" : to)}
        onDone={() => {
          toast.success("Die E-Mail geht noch einmal auf den Weg.");
          onDone();
        }}
        failed="Nicht gesendet"
      />
    </section>
  );
}
