import { Container, Input, Label, Select } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Notice } from "../Notice";
import { PageHead } from "../PageHead";
import { Pages } from "../Pages";
import { useTyped } from "../SearchField";
import { useListQuery } from "../useListQuery";
import { useQuery } from "../useQuery";

interface InquiryListProps<State extends string, Answer extends { count: number }> {
  title: string;
  explanation: string;
  /** The list's key in the query cache. */
  queryKey: string;
  states: Record<State, string>;
  /** The state a list opens with. */
  first: State;
  /** The text for an empty list, by state. */
  empty: Record<State, string>;
  /** What the search looks through. */
  searched: string;
  load: (state: State, page: number, q: string) => Promise<Answer>;
  rows: (answer: Answer, open: (id: string) => void) => ReactNode;
  drawer: (id: string, close: () => void, answer: Answer | undefined) => ReactNode;
}

/** A list is open for hours: what comes in, and what colleagues see to, shows by itself. */
const REFRESH_MS = 30_000;

/** What waits or waited for staff: chosen by state, searched, turned page by page, each opened in a drawer. */
export function InquiryList<State extends string, Answer extends { count: number }>(
  props: InquiryListProps<State, Answer>,
) {
  const [query, page, change] = useListQuery({ state: props.first, q: "" });
  const state = query.state in props.states ? (query.state as State) : props.first;
  const [opened, setOpened] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: [props.queryKey, state, query.q, page],
    queryFn: () => props.load(state, page, query.q),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const [typed, setTyped] = useTyped(query.q, (q) => change({ q }));
  return (
    <Container className="divide-y p-0">
      <PageHead title={props.title} explanation={props.explanation}>
        <search className="flex flex-wrap items-center gap-4">
          <Input
            aria-label="Suche"
            enterKeyHint="search"
            maxLength={100}
            size="small"
            placeholder={props.searched}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Filter
            label="Anzeigen"
            states={props.states}
            value={state}
            onChange={(chosen) => change({ state: chosen })}
          />
        </search>
      </PageHead>
      <Notice
        error={error}
        loading={!data}
        empty={
          data?.count === 0
            ? query.q
              ? `Nichts gefunden unter „${props.states[state]}“.`
              : props.empty[state]
            : null
        }
        retry={refetch}
      />
      {data && data.count > 0 && <div className="overflow-x-auto">{props.rows(data, setOpened)}</div>}
      {data && <Pages count={data.count} page={page} onTurn={(turned) => change({ page: turned })} />}
      {opened && props.drawer(opened, () => setOpened(undefined), data)}
    </Container>
  );
}

interface FilterProps<State extends string> {
  label: string;
  states: Record<State, string>;
  value: State;
  onChange: (state: State) => void;
}

/** Which part of a list is shown. */
function Filter<State extends string>({ label, states, value, onChange }: FilterProps<State>) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Select value={value} onValueChange={(state) => onChange(state as State)} size="small">
        <Select.Trigger id={id} className="w-40">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {Object.entries<string>(states).map(([state, words]) => (
            <Select.Item key={state} value={state}>
              {words}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}
