import { Text } from "@medusajs/ui";

interface NoticeProps {
  error: Error | null;
  loading: boolean;
  /** Said when there is nothing to show. */
  empty: string | null;
}

/** What a list says while it has nothing to show. */
export function Notice({ error, loading, empty }: NoticeProps) {
  if (error) {
    return (
      <Text role="alert" className="text-ui-fg-error px-6 py-4">
        Das ließ sich nicht laden: {error.message}
      </Text>
    );
  }
  const words = loading ? "Wird geladen …" : empty;
  if (!words) return null;
  return (
    <Text role="status" className="text-ui-fg-subtle px-6 py-4">
      {words}
    </Text>
  );
}

/** One line below the head of a page: how its loading goes, or why it does not. */
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
export function Fault({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Text size="small" role="alert" className="text-ui-fg-error">
      {error.message}
    </Text>
  );
}
