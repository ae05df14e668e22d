import { toast } from "@medusajs/ui";
import { ConfirmedButton } from "../ConfirmedButton";
import { renewPageLink } from "./sheet";

/** Switches the customer's link to the order off, for example after it got into the wrong hands, and mails a new one. */
export function RenewPageLink({ orderId }: { orderId: string }) {
  return (
    <ConfirmedButton
      label="Link erneuern"
      name="Link des Kunden zur Bestellung erneuern"
      asks={{
        title: "Link zur Bestellung erneuern?",
        description:
          "Der Link, mit dem der Kunde seine Bestellung sieht, gilt dann nicht mehr. Der Kunde bekommt einen neuen per E-Mail.",
        confirm: "Ja, erneuern",
      }}
      deed={() => renewPageLink(orderId)}
      onDone={() => toast.success("Der neue Link ist unterwegs")}
      failed="Nicht erneuert"
    />
  );
}
