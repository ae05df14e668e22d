import { Container, Heading, Input, Label, Select, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Notice } from "../Notice";
import { Pages } from "../Pages";
import { useTyped } from "../useTyped";

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
  /** What the search looks through; left out for a list without one. */
  searched?: string;
  load: (state: State, page: number, q: string) => Promise<Answer>;
  rows: (answer: Answer, open: (id: string) => void) => ReactNode;
  drawer: (id: string, close: () => void, answer: Answer | undefined) => ReactNode;
}

/** What waits or waited for staff: chosen by state, searched, turned page by page, each opened in a drawer. */
export function InquiryList<State extends string, Answer extends { count: number }>(
  props: InquiryListProps<State, Answer>,
) {
  const [state, setState] = useState(props.first);
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<string>();
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [props.queryKey, state, search, page],
    queryFn: () => props.load(state, page, search),
  });
  const [typed, setTyped] = useTyped(search, (q) => {
    setSearch(q);
    setPage(0);
  });
  const choose = (chosen: State) => {
    setState(chosen);
    setPage(0);
  };
  return (
    <Container className="divide-y p-0">
      <header className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading>{props.title}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {props.explanation}
          </Text>
        </div>
        <search className="flex flex-wrap items-center gap-4">
          {props.searched && (
            <Input
              aria-label="Suche"
              enterKeyHint="search"
              maxLength={200}
              size="small"
              placeholder={props.searched}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <Filter label="Anzeigen" states={props.states} value={state} onChange={choose} />
        </search>
      </header>
      <Notice
        error={error}
        loading={isLoading}
        empty={
          data?.count === 0
            ? search
              ? `Nichts gefunden unter „${props.states[state]}“.`
              : props.empty[state]
            : null
        }
        retry={refetch}
      />
      {data && data.count > 0 && <div className="overflow-x-auto">{props.rows(data, setOpened)}</div>}
      {data && <Pages count={data.count} page={page} onTurn={setPage} />}
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
