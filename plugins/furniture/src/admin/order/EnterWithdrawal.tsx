import { Button, Checkbox, Drawer, Input, Label, Text, Textarea, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Refused } from "../ask";
import { Field } from "../Field";
import { enterWithdrawal } from "../inquiries/requests";
import { OpenedDrawer } from "../OpenedDrawer";
import { today } from "../time";
import { useDeed } from "../useDeed";
import type { SheetLine } from "./sheet";

interface EnterWithdrawalProps {
  orderId: string;
  lines: readonly SheetLine[];
}

/** Enters a withdrawal that came by letter, e-mail or telephone; the customer gets the receipt. */
export function EnterWithdrawal({ orderId, lines }: EnterWithdrawalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Widerruf eintragen
      </Button>
      {isOpen && <Form orderId={orderId} lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}

function Form({ orderId, lines, onClose }: EnterWithdrawalProps & { onClose: () => void }) {
  const queries = useQueryClient();
  const [receivedOn, setReceivedOn] = useState(today);
  const [text, setText] = useState("");
  const [pieces, setPieces] = useState(() => lines.map(({ number }) => number));
  const { mutate, isPending, error } = useDeed({
    mutationFn: () => {
      const some = pieces.length < lines.length;
      return enterWithdrawal(orderId, {
        received_on: receivedOn,
        ...(some && { pieces }),
        ...(text && { text }),
      });
    },
    onSuccess: () => {
      toast.success("Widerruf eingetragen", { description: "Er steht unter „Widerrufe“." });
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const faultAt = (path: string) => (error instanceof Refused ? error.at(path) : undefined);
  const isAtField = ["received_on", "pieces", "text"].some(faultAt);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <OpenedDrawer onClose={onClose} unsaved={text.trim() !== "" || pieces.length < lines.length}>
      <Drawer.Header>
        <Drawer.Title>Widerruf eintragen</Drawer.Title>
        <Drawer.Description>
          Für einen Widerruf, der als Brief, E-Mail oder am Telefon kam. Der Kunde bekommt die
          Eingangsbestätigung.
        </Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="overflow-y-auto">
        <form id="enter-withdrawal" className="flex flex-col gap-4" onSubmit={send} noValidate>
          {error && !isAtField && (
            <Text role="alert" size="small" className="text-ui-fg-error">
              Nicht eingetragen: {error.message}
            </Text>
          )}
          <Field id="withdrawal-received" label="Eingegangen am" error={faultAt("received_on")}>
            <Input
              type="date"
              max={today()}
              value={receivedOn}
              onChange={(event) => setReceivedOn(event.target.value)}
            />
          </Field>
          <fieldset className="flex flex-col gap-1">
            <legend className="txt-small-plus">Widerrufene Stücke</legend>
            {lines.map(({ number, title, facts }) => (
              <div key={number} className="flex items-center gap-2" style={{ minHeight: 40 }}>
                <Checkbox
                  id={`withdrawn-${number}`}
                  checked={pieces.includes(number)}
                  onCheckedChange={(on) =>
                    setPieces(on === true ? [...pieces, number] : pieces.filter((one) => one !== number))
                  }
                />
                <Label htmlFor={`withdrawn-${number}`} size="small">
                  {number} {title}
                  {facts?.made_to_measure && " (nach Maß: kein Widerrufsrecht)"}
                </Label>
              </div>
            ))}
            {faultAt("pieces") && (
              <Text role="alert" size="small" className="text-ui-fg-error">
                {faultAt("pieces")}
              </Text>
            )}
          </fieldset>
          <Field
            id="withdrawal-text"
            label="Was der Kunde erklärt hat"
            hint="Steht in der Eingangsbestätigung."
            error={faultAt("text")}
          >
            <Textarea
              rows={4}
              maxLength={2000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </form>
      </Drawer.Body>
      <Drawer.Footer>
        <Button type="submit" form="enter-withdrawal" isLoading={isPending} disabled={pieces.length === 0}>
          Eintragen
        </Button>
      </Drawer.Footer>
    </OpenedDrawer>
  );
}
