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
  const count = (wanted: Upload["state"]) => uploads.filter(({ state }) => state === wanted).length;
  const [done, failed] = [count("done"), count("failed")];
  return (
    <section className="flex flex-col gap-2">
      <Text size="small" weight="plus" role="status">
        {done} von {uploads.length} Fotos sind im Bestand
        {failed > 0 && `, ${failed} ${failed === 1 ? "wurde" : "wurden"} abgelehnt`}
      </Text>
      <progress
        aria-label="Fortschritt"
        className="h-1.5 w-full"
        max={uploads.length}
        value={done + failed}
      />
      <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
        {uploads.map(({ key, photo, state, words }) => (
          <li key={key} className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <Text size="small" className="truncate">
                {photo.name}
              </Text>
              {words && (
                <Text size="xsmall" className={state === "failed" ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
                  {words}
                </Text>
              )}
            </div>
            <StatusBadge color={STANDINGS[state].color}>{STANDINGS[state].label}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
