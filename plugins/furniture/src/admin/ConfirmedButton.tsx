import { Button, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useDeed } from "./useDeed";
import { useQuestion } from "./useQuestion";

interface ConfirmedButtonProps<Answer> {
  label: string;
  /** What it is called for those who do not see beside what it stands. */
  name?: string;
  variant?: "secondary" | "danger";
  /** What staff are asked before the deed is done; `verify`: a word they type once more, and how they are told, with {val} for the word. */
  asks: { title: string; description: string; confirm: string; verify?: { how: string; word: string } };
  deed: () => Promise<Answer>;
  /** Called once every list is read again. */
  onDone: (answer: Answer) => void;
  /** The heading above the reason when the deed fails. */
  failed: string;
}

/** A button for a deed that staff confirm first, because a mail goes out or money moves. */
export function ConfirmedButton<Answer>(props: ConfirmedButtonProps<Answer>) {
  const { label, name, variant = "secondary", asks, deed, onDone, failed } = props;
  const queries = useQueryClient();
  const prompt = useQuestion();
  const { mutate, isPending } = useDeed({
    mutationFn: deed,
    onSuccess: async (answer) => {
      await queries.invalidateQueries();
      onDone(answer);
    },
    onError: async (error) => {
      toast.error(failed, { description: error.message });
      // The reason may be that what is shown has changed meanwhile.
      await queries.invalidateQueries();
    },
  });
  const ask = async () => {
    const sure = await prompt({
      title: asks.title,
      description: asks.description,
      confirmText: asks.confirm,
      cancelText: "Abbrechen",
      ...(variant === "secondary" && { variant: "confirmation" }),
      ...(asks.verify && { verificationInstruction: asks.verify.how, verificationText: asks.verify.word }),
    });
    if (sure) mutate();
  };
  return (
    <Button
      type="button"
      size="small"
      variant={variant}
      isLoading={isPending}
      onClick={ask}
      {...(name && { "aria-label": name })}
    >
      {label}
    </Button>
  );
}
