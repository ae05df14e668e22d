import { Badge, Button, Heading, Text, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { moment } from "../time";
import { type PriceState, savePrices, type VersionEntry } from "./requests";
import { fieldName, written } from "./words";

/** The versions of the prices with author and time. Staff can restore any of them, as a new version. */
export function History({ state }: { state: PriceState }) {
  const prompt = usePrompt();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ version, overrides }: VersionEntry) =>
      savePrices({
        expected_version: state.version,
        overrides,
        note: `Version ${version} wieder eingesetzt`,
      }),
    onSuccess: ({ version }) => {
      toast.success(`Wieder eingesetzt als Version ${version}`);
      return queries.invalidateQueries({ queryKey: ["furniture-prices"] });
    },
    onError: (error) => toast.error("Nicht wieder eingesetzt", { description: error.message }),
  });
  const bringBack = async (entry: VersionEntry) => {
    const sure = await prompt({
      title: `Version ${entry.version} wieder einsetzen?`,
      description: "Ihre Preise gelten dann als neue Version; die jetzigen bleiben im Verlauf.",
      confirmText: "Wieder einsetzen",
      cancelText: "Abbrechen",
      variant: "confirmation",
    });
    if (sure) mutate(entry);
  };
  return (
    <section aria-labelledby="price-history" className="divide-y">
      <Heading level="h2" id="price-history" className="px-6 py-4">
        Verlauf
      </Heading>
      <ol className="divide-y">
        {state.history.map((entry) => (
          <li key={entry.version} className="flex flex-wrap items-start justify-between gap-3 px-6 py-3">
            <Entry entry={entry} />
            {entry.version === state.version ? (
              <Badge size="small" color="green">
                gilt
              </Badge>
            ) : (
              <Button
                type="button"
                size="small"
                variant="secondary"
                isLoading={isPending && variables?.version === entry.version}
                onClick={() => bringBack(entry)}
                aria-label={`Version ${entry.version} wieder einsetzen`}
              >
                Wieder einsetzen
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { entry: VersionEntry }) {
  const { version, note, created_at, created_by_email, changes } = entry;
  return (
    <div>
      <Text size="small" weight="plus">
        Version {version} · {moment(created_at)} · {created_by_email ?? "der Shop selbst"}
      </Text>
      {note && <Text size="small">{note}</Text>}
      {changes.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle">
          {version === 0
            ? "Die Konstanten, mit denen der Shop ausgeliefert wurde"
            : "Keine Änderung an einem Feld"}
        </Text>
      ) : (
        <ul>
          {changes.map(({ path, from, to }) => (
            <li key={path}>
              <Text size="small" className="text-ui-fg-subtle">
                {fieldName(path)}: {written(from)} → {written(to)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
