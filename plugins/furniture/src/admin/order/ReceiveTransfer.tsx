import { Button, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { eur } from "./money";
import { receiveTransfer } from "./sheet";

/** Marks a bank transfer as received. It asks for confirmation, because the customer gets a mail. */
export function ReceiveTransfer({ orderId, total }: { orderId: string; total: number }) {
  const queries = useQueryClient();
  const prompt = usePrompt();
  const { mutate, isPending } = useMutation({
    mutationFn: () => receiveTransfer(orderId),
    onSuccess: async () => {
      await queries.invalidateQueries();
      toast.success("Zahlungseingang vermerkt");
    },
    onError: (error) => toast.error("Nicht vermerkt", { description: error.message }),
  });
  const ask = async () => {
    const sure = await prompt({
      title: "Zahlung eingegangen?",
      description: `${eur(total)} sind auf dem Konto. Die Bestellung gilt dann als bezahlt, und es geht eine E-Mail hinaus.`,
      confirmText: "Ja, eingegangen",
      cancelText: "Abbrechen",
      variant: "confirmation",
    });
    if (sure) mutate();
  };
  return (
    <Button size="small" variant="secondary" isLoading={isPending} onClick={ask}>
      Zahlung eingegangen
    </Button>
  );
}
