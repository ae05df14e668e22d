import { Badge, Text, toast } from "@medusajs/ui";
import { ConfirmedButton } from "../ConfirmedButton";
import { LINK } from "../link";
import { money } from "../order/money";
import { moment } from "../time";
import { type ChangeForm, renewLink } from "./requests";

/** What of a changed order is still to be paid or given back, and by which address it is paid. */
export function Outstanding({ form }: { form: ChangeForm }) {
  const { outstanding } = form;
  if (outstanding === 0) return null;
  if (form.by_hand > 0)
    return (
      <Text size="small" role="alert" className="text-ui-fg-error">
        Noch zu überweisen: {money(form.by_hand)}. Überweise das Geld, und erstatte es danach bei der Zahlung:
        Dann steht es in den Büchern, und die E-Mail geht hinaus.
      </Text>
    );
  if (outstanding < 0)
    return (
      <Text size="small" role="alert" className="text-ui-fg-error">
        Noch nicht erstattet: {money(-outstanding)}. Was er kann, erstattet der Shop von selbst. Kam ein Möbel
        zurück, entscheidest du: Erstatte dann bei der Zahlung. Was sonst dagegen spricht, steht unter
        „Abgleich“, mit dem, was zu tun ist.
      </Text>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-4" data-testid="order-outstanding">
      <div className="flex flex-col gap-1">
        <Text size="small" weight="plus">
          Noch offen: {money(outstanding)}
        </Text>
        <LinkStanding link={form.link} />
      </div>
      {form.issues.length === 0 && <RenewLink form={form} />}
    </div>
  );
}

function LinkStanding({ link }: Pick<ChangeForm, "link">) {
  if (!link)
    return (
      <Text size="small" className="text-ui-fg-subtle">
        Es gibt keinen Zahlungslink.
      </Text>
    );
  if (!link.payable)
    return (
      <Text size="small" className="text-ui-fg-subtle flex flex-wrap items-center gap-2">
        <Badge size="2xsmall" color="orange">
          Zahlungslink abgelaufen
        </Badge>
        galt bis {moment(link.expires_at)}
      </Text>
    );
  return (
    <Text size="small" className="text-ui-fg-subtle">
      <a className={LINK} href={link.url} target="_blank" rel="noreferrer">
        Zahlungslink
      </a>{" "}
      gilt bis {moment(link.expires_at)}
    </Text>
  );
}

function RenewLink({ form: { id, outstanding } }: { form: ChangeForm }) {
  return (
    <ConfirmedButton
      label="Neuen Zahlungslink schicken"
      asks={{
        title: "Neuen Zahlungslink schicken?",
        description: `Die Kundin oder der Kunde bekommt eine E-Mail, über die ${money(outstanding)} bezahlt werden. Ein früherer Link gilt dann nicht mehr.`,
        confirm: "Ja, schicken",
      }}
      deed={() => renewLink(id)}
      onDone={() => toast.success("Zahlungslink verschickt")}
      failed="Nicht verschickt"
    />
  );
}
