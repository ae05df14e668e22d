import { Button, toast, usePrompt } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { anonymise } from "./requests";

/** Forgetting cannot be undone: staff type the address once more. */
export function Forget({ email, onDone }: { email: string; onDone: () => void }) {
  const prompt = usePrompt();
  const { mutate, isPending } = useMutation({
    mutationFn: () => anonymise(email),
    onSuccess: ({ kept, forgotten }) => {
      toast.success("Anonymisiert", {
        description: `Bestellungen: ${forgotten.length} ganz anonymisiert, ${kept.length} aufbewahrt.`,
      });
      onDone();
    },
    onError: (error) => toast.error("Nicht anonymisiert", { description: error.message }),
  });
  const ask = async () => {
    const sure = await prompt({
      title: "Person anonymisieren?",
      description:
        "Nachrichten, Warenkörbe, Telefon und E-Mail werden gelöscht. Das lässt sich nicht rückgängig machen.",
      verificationInstruction: "Zur Bestätigung die Adresse eingeben:",
      verificationText: email,
      confirmText: "Anonymisieren",
      cancelText: "Abbrechen",
    });
    if (sure) mutate();
  };
  return (
    <Button variant="danger" isLoading={isPending} onClick={ask}>
      Anonymisieren
    </Button>
  );
}
