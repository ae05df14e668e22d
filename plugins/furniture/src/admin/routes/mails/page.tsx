import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Envelope } from "@medusajs/icons";
import { Button, Container, Heading, Text, toast } from "@medusajs/ui";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Filters } from "../../mails/Filters";
import { MailDrawer } from "../../mails/MailDrawer";
import { MailTable } from "../../mails/MailTable";
import { loadMails, type MailFilter, PAGE_SIZE, sendDue } from "../../mails/requests";
import { withMarket } from "../../market/withMarket";
import { Note } from "../../Notice";
import { useDeed } from "../../useDeed";

const EVERYTHING: MailFilter = { status: "", template: "", order_id: "", offset: 0 };

/** The outbox: what was sent, what waits, and what could not be sent. */
const Mails = () => {
  const [filter, setFilter] = useState(EVERYTHING);
  const [opened, setOpened] = useState<string>();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ["furniture-mails", filter],
    queryFn: () => loadMails(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const send = useDeed({
    mutationFn: sendDue,
    onError: (fault) => toast.error("Nicht gesendet", { description: fault.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["furniture-mails"] }),
  });
  return (
    <Container className="divide-y p-0">
      <header className="flex flex-wrap items-start justify-between gap-3 px-6 py-4">
        <div>
          <Heading>E-Mails</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Was nicht ankommt, wird vier Tage lang immer wieder versucht; verloren geht nichts.
          </Text>
        </div>
        <Button size="small" variant="secondary" onClick={() => send.mutate()} isLoading={send.isPending}>
          Fällige jetzt senden
        </Button>
      </header>
      <Filters
        filter={filter}
        onChange={(change) => setFilter((before) => ({ ...before, ...change, offset: 0 }))}
      />
      {error && <Note tone="error" text={error.message} />}
      {!data && !error && <Text className="text-ui-fg-muted px-6 py-4">Wird geladen …</Text>}
      {data?.mails.length === 0 && <Text className="px-6 py-4">Keine E-Mails.</Text>}
      {data && data.mails.length > 0 && <MailTable mails={data.mails} onOpen={setOpened} />}
      {data && data.count > PAGE_SIZE && (
        <Pages
          offset={filter.offset}
          count={data.count}
          onTurn={(offset) => setFilter((before) => ({ ...before, offset }))}
        />
      )}
      {opened && <MailDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Container>
  );
};

interface PagesProps {
  offset: number;
  count: number;
  onTurn: (offset: number) => void;
}

function Pages({ offset, count, onTurn }: PagesProps) {
  const last = Math.min(offset + PAGE_SIZE, count);
  return (
    <nav className="flex items-center justify-between px-6 py-4" aria-label="Seiten">
      <Text size="small" className="text-ui-fg-subtle">
        {offset + 1}–{last} von {count}
      </Text>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="secondary"
          disabled={offset === 0}
          onClick={() => onTurn(offset - PAGE_SIZE)}
        >
          Neuere
        </Button>
        <Button size="small" variant="secondary" disabled={last === count} onClick={() => onTurn(last)}>
          Ältere
        </Button>
      </div>
    </nav>
  );
}

export const config = defineRouteConfig({ label: "E-Mails", icon: Envelope });

export default withMarket(Mails);
