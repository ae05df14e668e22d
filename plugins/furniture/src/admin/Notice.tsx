import { Button, Text } from "@medusajs/ui";

interface NoticeProps {
  error: Error | null;
  loading: boolean;
  /** Said when there is nothing to show. */
  empty: string | null;
  /** Loads once more. */
  retry: () => unknown;
  /** What could not be loaded, where it is one part of a page. */
  what?: string;
}

/** What a page or a list says while it has nothing to show, and why it could not be loaded. */
export function Notice({ error, loading, empty, retry, what = "Das" }: NoticeProps) {
  if (error) {
    return (
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <Text size="small" role="alert" className="text-ui-fg-error">
          {what} ließ sich nicht laden: {error.message}
        </Text>
        <Button
          type="button"
          size="small"
          variant="secondary"
          onClick={() => retry()}
          {...(what !== "Das" && { "aria-label": `Noch einmal: ${what.replace(/,$/, "")}` })}
        >
          Noch einmal
        </Button>
      </div>
    );
  }
  const words = loading ? "Wird geladen …" : empty;
  if (!words) return null;
  return (
    <Text size="small" role="status" className="text-ui-fg-subtle px-6 py-4">
      {words}
    </Text>
  );
}

/** Why a part of a page is missing; nothing while nothing is wrong: who reads nothing there would take it that nothing is to be done. */
export function Missing({ error, ...part }: Pick<NoticeProps, "error" | "retry"> & { what: string }) {
  return error && <Notice error={error} loading={false} empty={null} {...part} />;
}

/** One line below the head of a page: what stands against what staff ask for. */
export function Note({ text, tone }: { text: string; tone?: "error" }) {
  return (
    <Text
      size="small"
      role={tone === "error" ? "alert" : "status"}
      className={`px-6 py-4 ${tone === "error" ? "text-ui-fg-error" : "text-ui-fg-muted"}`}
    >
      {text}
    </Text>
  );
}

/** Why something was refused, where it was asked for; nothing while nothing is. */
export function Fault({ error, lead = "" }: { error: Error | null; lead?: string }) {
  if (!error) return null;
  return (
    <Text size="small" role="alert" tabIndex={-1} className="text-ui-fg-error">
      {lead}
      {error.message}
    </Text>
  );
}
