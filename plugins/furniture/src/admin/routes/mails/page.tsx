import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Envelope } from "@medusajs/icons";
import { Button, Container, Heading, Text, toast } from "@medusajs/ui";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MailDrawer } from "../../mails/MailDrawer";
import { MailTable } from "../../mails/MailTable";
import { loadMails, type MailFilter, STATUSES, sendDue, TEMPLATES } from "../../mails/requests";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { Pages } from "../../Pages";
import { Choice } from "../../planks/Choice";
import { useDeed } from "../../useDeed";

const EVERYTHING: MailFilter = { status: "", template: "", order_id: "", page: 0 };

/** The outbox: what was sent, what waits, and what could not be sent. */
const Mails = () => {
  const [filter, setFilter] = useState(EVERYTHING);
  const [opened, setOpened] = useState<string>();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
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
        onChange={(change) => setFilter((before) => ({ ...before, ...change, page: 0 }))}
      />
      <Notice
        error={error}
        loading={!data}
        empty={data?.count === 0 ? "Keine E-Mails." : null}
        retry={refetch}
      />
      {data && data.mails.length > 0 && <MailTable mails={data.mails} onOpen={setOpened} />}
      {data && (
        <Pages
          count={data.count}
          page={filter.page}
          onTurn={(page) => setFilter((before) => ({ ...before, page }))}
        />
      )}
      {opened && <MailDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "E-Mails", icon: Envelope });

export default withMarket(Mails);

const ALL = { value: "", label: "alle" };

interface FiltersProps {
  filter: MailFilter;
  onChange: (change: Partial<MailFilter>) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const statuses = Object.entries(STATUSES).map(([value, { label }]) => ({ value, label }));
  const templates = Object.entries(TEMPLATES).map(([value, label]) => ({ value, label }));
  return (
    <div className="flex flex-wrap gap-4 px-6 py-4">
      <Choice
        id="mail-status"
        label="Stand"
        value={filter.status}
        options={[ALL, ...statuses]}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        id="mail-template"
        label="Art"
        value={filter.template}
        options={[ALL, ...templates]}
        onChange={(template) => onChange({ template })}
      />
    </div>
  );
}
