import { StatusBadge, Text } from "@medusajs/ui";
import type { Upload } from "./useUploads";

const STANDINGS = {
  waiting: { label: "wartet", color: "grey" },
  running: { label: "lädt …", color: "blue" },
  done: { label: "fertig", color: "green" },
  failed: { label: "abgelehnt", color: "red" },
} as const;

/** What became of each photo. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const finished = uploads.filter(({ state }) => state === "done").length;
  return (
    <section aria-live="polite" className="flex flex-col gap-2">
      <Text size="small" weight="plus">
        {finished} von {uploads.length} Fotos sind im Bestand
      </Text>
      <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
        {uploads.map(({ key, photo, state, words }) => (
          <li key={key} className="flex items-center justify-between gap-3">
            <Text size="small" className="truncate">
              {photo.name}
              {words && <span className="text-ui-fg-subtle"> – {words}</span>}
            </Text>
            <StatusBadge color={STANDINGS[state].color}>{STANDINGS[state].label}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
