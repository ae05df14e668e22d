import { Button, Heading, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Missing } from "../Notice";
import { Pages } from "../Pages";
import { useQuery } from "../useQuery";
import { MailDrawer } from "./MailDrawer";
import { nameOf, Standing, titleOf } from "./MailTable";
import { loadMails } from "./requests";

/** The mails about one order. */
export function OrderMails({ orderId }: { orderId: string }) {
  const [opened, setOpened] = useState<string>();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-mails", orderId, page],
    queryFn: () => loadMails({ order_id: orderId, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="px-6 py-4">
      <Heading level="h3" className="mb-2">
        E-Mails
      </Heading>
      <Missing what="Die Liste der E-Mails" error={error} retry={refetch} />
      {data?.count === 0 && <Text size="small">Zu dieser Bestellung gibt es keine E-Mails.</Text>}
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
      {data && <Pages count={data.count} page={page} onTurn={setPage} />}
      {opened && <MailDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
