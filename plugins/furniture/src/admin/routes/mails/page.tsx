import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Envelope } from "@medusajs/icons";
import { Button, Container, toast } from "@medusajs/ui";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Choice } from "../../Choice";
import { MailDrawer } from "../../mails/MailDrawer";
import { MailTable } from "../../mails/MailTable";
import { loadMails, STATUSES, sendDue, TEMPLATES } from "../../mails/requests";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { PageHead } from "../../PageHead";
import { Pages } from "../../Pages";
import { SearchField } from "../../SearchField";
import { useDeed } from "../../useDeed";
import { useListQuery } from "../../useListQuery";
import { useQuery } from "../../useQuery";

const EVERYTHING = { status: "", template: "", q: "" };

/** The outbox: what was sent, what waits, and what could not be sent. */
const Mails = () => {
  const [filter, page, change] = useListQuery(EVERYTHING);
  const [opened, setOpened] = useState<string>();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-mails", filter, page],
    queryFn: () => loadMails({ ...filter, page }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const send = useDeed({
    mutationFn: sendDue,
    onSuccess: () =>
      toast.success("Fälliges ist versucht", {
        description: "Was nicht hinausging, steht mit dem Grund in der Liste.",
      }),
    onError: (fault) => toast.error("Nicht gesendet", { description: fault.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["furniture-mails"] }),
  });
  return (
    <Container className="divide-y p-0">
      <PageHead
        title="E-Mails"
        explanation="Was nicht hinausgeht, wird vier Tage lang immer wieder versucht und steht danach noch hier."
      >
        <Button size="small" variant="secondary" onClick={() => send.mutate()} isLoading={send.isPending}>
          Fällige jetzt senden
        </Button>
      </PageHead>
      <Filters filter={filter} onChange={change} />
      <Notice
        error={error}
        loading={!data}
        empty={data?.count === 0 ? emptyWords(filter) : null}
        retry={refetch}
      />
      {data && data.mails.length > 0 && <MailTable mails={data.mails} onOpen={setOpened} />}
      {data && <Pages count={data.count} page={page} onTurn={(turned) => change({ page: turned })} />}
      {opened && <MailDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "E-Mails", icon: Envelope });

export default withMarket(Mails);

const emptyWords = (filter: typeof EVERYTHING) =>
  Object.values(filter).some(Boolean) ? "Keine E-Mail passt zu dieser Auswahl." : "Keine E-Mails.";

interface FiltersProps {
  filter: typeof EVERYTHING;
  onChange: (change: Partial<typeof EVERYTHING>) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const statuses = Object.entries(STATUSES).map(([value, { label }]) => ({ value, label }));
  const templates = Object.entries(TEMPLATES).map(([value, label]) => ({ value, label }));
  return (
    <search className="flex flex-wrap gap-4 px-6 py-4">
      <SearchField
        id="mail-search"
        label="An wen oder zu welcher Bestellung"
        text={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <Choice
        id="mail-status"
        label="Stand"
        value={filter.status}
        options={statuses}
        all="alle"
        onChange={(status) => onChange({ status })}
      />
      <Choice
        id="mail-template"
        label="Art"
        value={filter.template}
        options={templates}
        all="alle"
        onChange={(template) => onChange({ template })}
      />
    </search>
  );
}
