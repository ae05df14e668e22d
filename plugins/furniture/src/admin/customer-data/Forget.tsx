import { toast } from "@medusajs/ui";
import { ConfirmedButton } from "../ConfirmedButton";
import { anonymise } from "./requests";

/** Forgetting cannot be undone: staff type the address once more. */
export function Forget({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <ConfirmedButton
      label="Anonymisieren"
      variant="danger"
      asks={{
        title: "Person anonymisieren?",
        description:
          "Nachrichten, Warenkörbe, Telefon und E-Mail werden gelöscht. Das lässt sich nicht rückgängig machen.",
        confirm: "Anonymisieren",
        verify: { how: "Zur Bestätigung die Adresse eingeben:", word: email },
      }}
      deed={() => anonymise(email)}
      onDone={({ kept, forgotten }) => {
        toast.success("Anonymisiert", {
          description: `Bestellungen: ${forgotten.length} ganz anonymisiert, ${kept.length} aufbewahrt.`,
        });
        onDone();
      }}
      failed="Nicht anonymisiert"
    />
  );
}
