import { Button, Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fault } from "../Notice";
import { MailDrawer } from "./MailDrawer";
import { nameOf, Standing, titleOf } from "./MailTable";
import { loadMails } from "./requests";

/** The mails about one order. */
export function OrderMails({ orderId }: { orderId: string }) {
  const [opened, setOpened] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ["furniture-mails", orderId],
    queryFn: () => loadMails({ order_id: orderId }),
  });
  return (
    <section className="px-6 py-4">
      <Heading level="h3" className="mb-2">
        E-Mails
      </Heading>
      <Fault error={error} />
      {data?.mails.length === 0 && <Text size="small">Zu dieser Bestellung gibt es keine E-Mails.</Text>}
      <ul className="flex flex-col gap-2">
        {data?.mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center justify-between gap-3">
            <Text size="small">{titleOf(mail)}</Text>
            <div className="flex items-center gap-3">
              <Standing mail={mail} />
              <Button size="small" variant="transparent" onClick={() => setOpened(mail.id)}>
                Ansehen
                <span className="sr-only">: {nameOf(mail)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {opened && <MailDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
