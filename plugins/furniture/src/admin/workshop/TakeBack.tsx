import { Button, Textarea } from "@medusajs/ui";
import { type Step, stepsOf } from "@planke46/furniture-rules";
import { useState } from "react";
import { isReason, REASON_LENGTH } from "../../core/staff/reason";
import { Choice } from "../Choice";
import { Field } from "../Field";
import { OpenedModal } from "../OpenedDrawer";
import { type BoardPiece, useMove } from "./requests";
import { earlierSteps, REASON_HINT, stepTitle } from "./words";

interface TakeBackProps {
  piece: Pick<BoardPiece, "number" | "kind" | "step" | "version">;
  /** The step it goes back to, where it is known already. */
  to?: Step;
  onClose: () => void;
}

/** Asks why a step is taken back. */
export function TakeBack({ piece, to, onClose }: TakeBackProps) {
  const earlier = earlierSteps(stepsOf(piece.kind), piece.step);
  const [step, setStep] = useState<Step | undefined>(to ?? earlier.at(-1));
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useMove(onClose);
  return (
    <OpenedModal
      onClose={onClose}
      unsaved={reason.trim() !== ""}
      title={`${piece.number} zurücknehmen`}
      description={`Jetzt: ${stepTitle(piece.step)}. Der Grund bleibt im Verlauf des Stücks stehen.`}
    >
      <Choice
        id="take-back-step"
        label="Zurück zu"
        value={step ?? ""}
        options={earlier.map((one) => ({ value: one, label: stepTitle(one) }))}
        onChange={(picked) => setStep(picked || undefined)}
      />
      <Field id="take-back-reason" label="Grund" hint={REASON_HINT} error={undefined}>
        <Textarea
          rows={3}
          maxLength={REASON_LENGTH.most}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          isLoading={isPending}
          disabled={!step || !isReason(reason)}
          onClick={() =>
            step && mutate({ number: piece.number, to: step, version: piece.version, reason: reason.trim() })
          }
        >
          Zurücknehmen
        </Button>
      </div>
    </OpenedModal>
  );
}
