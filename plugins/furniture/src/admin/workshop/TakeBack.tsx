import { Button, Label, Select, Textarea } from "@medusajs/ui";
import { type Step, stepsOf } from "@planke46/furniture-rules";
import { useState } from "react";
import { isReason, REASON_LENGTH } from "../../core/staff/reason";
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
      <div className="flex flex-col gap-1">
        <Label htmlFor="take-back-step" size="small">
          Zurück zu
        </Label>
        <Select {...(step && { value: step })} onValueChange={(picked) => setStep(picked as Step)}>
          <Select.Trigger id="take-back-step">
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {earlier.map((one) => (
              <Select.Item key={one} value={one}>
                {stepTitle(one)}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      </div>
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
