import { Badge, Heading, Text, toast } from "@medusajs/ui";
import { ConfirmedButton } from "../ConfirmedButton";
import { moment } from "../time";
import { fieldName, type PriceState, savePrices, type VersionEntry, written } from "./requests";

/** The versions of the prices with author and time. Staff can restore any of them, as a new version. */
export function History({ state }: { state: PriceState }) {
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
              <BringBack entry={entry} expected={state.version} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function BringBack({ entry: { version, overrides }, expected }: { entry: VersionEntry; expected: number }) {
  const note = `Version ${version} wieder eingesetzt`;
  return (
    <ConfirmedButton
      label="Wieder einsetzen"
      name={`Version ${version} wieder einsetzen`}
      asks={{
        title: `Version ${version} wieder einsetzen?`,
        description: "Ihre Preise gelten dann als neue Version; die jetzigen bleiben im Verlauf.",
        confirm: "Wieder einsetzen",
      }}
      deed={() => savePrices({ expected_version: expected, overrides, note })}
      onDone={(saved) => toast.success(`Wieder eingesetzt als Version ${saved.version}`)}
      failed="Nicht wieder eingesetzt"
    />
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
