import { Heading, Text } from "@medusajs/ui";
import { eurExact } from "../order/money";
import { moment } from "../time";
import type { ChangeForm } from "./requests";

/** Every version of an order: who changed it, when and why, and what it cost. */
export function Versions({ form: { versions, outstanding, link } }: { form: ChangeForm }) {
  if (versions.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 px-6 py-4" aria-labelledby="order-versions">
      <Heading level="h3" id="order-versions">
        Fassungen
      </Heading>
      {outstanding > 0 && (
        <Text size="small">
          Noch offen: {eurExact(outstanding)}
          {link && (
            <>
              {" "}
              (
              <a
                className="text-ui-fg-interactive underline"
                href={link.url}
                target="_blank"
                rel="noreferrer"
              >
                Zahlungslink
              </a>
              , gilt bis {moment(link.expires_at)})
            </>
          )}
        </Text>
      )}
      {outstanding < 0 && (
        <Text size="small" role="alert" className="text-ui-fg-error">
          Noch nicht erstattet: {eurExact(-outstanding)}. Der Shop versucht es weiter; was dagegen spricht,
          steht unter „Abgleich“.
        </Text>
      )}
      <ol className="flex flex-col gap-2">
        {versions.map(({ number, total, difference, reason, created_by, created_at, applied, lines }) => (
          <li key={number}>
            <Text size="small">
              Fassung {number}, {moment(created_at)}
              {created_by ? `, ${created_by}` : ""}: {eurExact(total)}
              {difference === 0 ? "" : ` (${difference > 0 ? "+" : ""}${eurExact(difference)})`}
              {applied ? "" : " – wird noch fertiggestellt"}
            </Text>
            <Text size="xsmall" className="text-ui-fg-subtle">
              {reason ?? "wie bestellt"} · {lines.map((line) => `${line.number} ${line.title}`).join(", ")}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
