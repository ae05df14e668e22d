import { Button, Drawer, Input, Textarea, toast } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { faultAt } from "../ask";
import { Field, Ticks } from "../Field";
import { enterWithdrawal } from "../inquiries/requests";
import { Fault } from "../Notice";
import { OpenedDrawer } from "../OpenedDrawer";
import { today } from "../time";
import { useDeed } from "../useDeed";
import type { OrderCard } from "./requests";

/** What of an order can be named: a piece by its number, ordinary goods by the id of their line. */
interface Goods {
  id: string;
  words: string;
}

/** Furniture first. */
export function goodsOf({ lines, ordinary }: Pick<OrderCard, "lines" | "ordinary">): Goods[] {
  return [
    ...lines.map(({ number, title, facts }) => ({
      id: number,
      words: `${number} ${title}${facts?.made_to_measure ? " (nach Maß: kein Widerrufsrecht)" : ""}`,
    })),
    ...ordinary.map(({ id, title, quantity }) => ({
      id,
      words: quantity > 1 ? `${quantity} × ${title}` : title,
    })),
  ];
}

const PIECES = "withdrawn";
const UNNAMED = "Hake an, was widerrufen ist.";

interface EnterWithdrawalProps {
  orderId: string;
  goods: readonly Goods[];
}

/** Enters a withdrawal that came by letter, e-mail or telephone; the customer gets the receipt. */
export function EnterWithdrawal({ orderId, goods }: EnterWithdrawalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Widerruf eintragen
      </Button>
      {isOpen && <Form orderId={orderId} goods={goods} onClose={() => setOpen(false)} />}
    </>
  );
}

function Form({ orderId, goods, onClose }: EnterWithdrawalProps & { onClose: () => void }) {
  const [first] = useState(today);
  const [receivedOn, setReceivedOn] = useState(first);
  const [text, setText] = useState("");
  // A letter often names one piece: nothing is meant before staff say so, where there is a choice.
  const only = goods.length === 1 ? goods : [];
  const [pieces, setPieces] = useState(() => only.map(({ id }) => id));
  const [isUnnamed, setUnnamed] = useState(false);
  const { mutate, isPending, error } = useDeed({
    readsAnew: true,
    mutationFn: () => {
      const some = pieces.length < goods.length;
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
  });
  const isAtField = ["received_on", "pieces", "text"].some((path) => faultAt(error, path));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isNone = pieces.length === 0;
    setUnnamed(isNone);
    if (isNone) document.querySelector<HTMLElement>(`[id^="${PIECES}-"]`)?.focus();
    else if (!isPending) mutate();
  };
  return (
    <OpenedDrawer
      onClose={onClose}
      unsaved={text.trim() !== "" || pieces.length !== only.length || receivedOn !== first}
    >
      <Drawer.Header>
        <Drawer.Title>Widerruf eintragen</Drawer.Title>
        <Drawer.Description>
          Für einen Widerruf, der als Brief, E-Mail oder am Telefon kam. Der Kunde bekommt die
          Eingangsbestätigung.
        </Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="overflow-y-auto">
        <form id="enter-withdrawal" className="flex flex-col gap-4" onSubmit={send} noValidate>
          <Fault error={isAtField ? null : error} lead="Nicht eingetragen: " />
          <Field id="withdrawal-received" label="Eingegangen am" error={faultAt(error, "received_on")}>
            <Input
              type="date"
              max={today()}
              value={receivedOn}
              onChange={(event) => setReceivedOn(event.target.value)}
            />
          </Field>
          <Ticks
            id={PIECES}
            legend="Widerrufene Stücke"
            all="Alle: die ganze Bestellung"
            options={goods}
            ticked={pieces}
            error={isUnnamed && pieces.length === 0 ? UNNAMED : faultAt(error, "pieces")}
            onChange={setPieces}
          />
          <Field
            id="withdrawal-text"
            label="Was der Kunde erklärt hat"
            hint="Steht in der Eingangsbestätigung."
            error={faultAt(error, "text")}
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
        <Button type="submit" form="enter-withdrawal" isLoading={isPending}>
          Eintragen
        </Button>
      </Drawer.Footer>
    </OpenedDrawer>
  );
}
