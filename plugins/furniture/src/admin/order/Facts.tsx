import { Text } from "@medusajs/ui";

interface Fact {
  label: string;
  value: string;
}

/** Labelled values, two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt>
            <Text size="small" className="text-ui-fg-subtle">
              {label}
            </Text>
          </dt>
          <dd>
            <Text size="small" className="break-words">
              {value}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
