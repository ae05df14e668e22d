import { Button, Drawer, Tabs, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "../Notice";
import { OpenedDrawer } from "../OpenedDrawer";
import { useDeed } from "../useDeed";
import { useQuery } from "../useQuery";
import { Standing, titleOf } from "./MailTable";
import { loadMail, type MailPreview, putMailAside, retryMail } from "./requests";
import { SendAgain } from "./SendAgain";

const RETRIABLE = ["queued", "failed", "dropped"];

/** One mail as its reader sees it, and another try where it has not been sent. */
export function MailDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-mail", id],
    queryFn: () => loadMail(id),
  });
  const onSettled = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith("furniture-mail"),
    });
  const { mutate, isPending } = useDeed({
    mutationFn: () => retryMail(id),
    onSuccess: () => {
      toast.success("Die E-Mail geht noch einmal auf den Weg.");
      onClose();
    },
    onError: (fault) => toast.error("Nicht gesendet", { description: fault.message }),
    onSettled,
  });
  const aside = useDeed({
    mutationFn: () => putMailAside(id),
    onSuccess: () => {
      toast.success("Die E-Mail ist abgelegt.", { description: "Unter „Heute“ zählt sie nicht mehr." });
      onClose();
    },
    onError: (fault) => toast.error("Nicht abgelegt", { description: fault.message }),
    onSettled,
  });
  const [unsaved, setUnsaved] = useState(false);
  return (
    <OpenedDrawer onClose={onClose} unsaved={unsaved} className="max-w-3xl">
      <Drawer.Header>
        <Drawer.Title>{data ? titleOf(data.mail) : "E-Mail"}</Drawer.Title>
        <Drawer.Description>{data ? whatIsShown(data) : ""}</Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="flex flex-col gap-4 overflow-auto">
        <Notice error={error} loading={!data} empty={null} retry={refetch} />
        {data && <Standing mail={data.mail} />}
        {data?.again && (
          <SendAgain mail={data.mail} again={data.again} onDone={onClose} onUnsaved={setUnsaved} />
        )}
        {data && <Content content={data.content} />}
      </Drawer.Body>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <Button variant="secondary">Schließen</Button>
        </Drawer.Close>
        {data?.mail.status === "failed" && (
          <Button variant="secondary" onClick={() => aside.mutate()} isLoading={aside.isPending}>
            Ablegen
          </Button>
        )}
        {data?.content && RETRIABLE.includes(data.mail.status) && (
          <Button onClick={() => mutate()} isLoading={isPending}>
            Jetzt senden
          </Button>
        )}
      </Drawer.Footer>
    </OpenedDrawer>
  );
}

function whatIsShown({ mail, content }: MailPreview): string {
  if (content?.attachments)
    return "So ist die E-Mail hinausgegangen; statt der Bilder steht, was sie zeigen.";
  return mail.status === "sent"
    ? "Was hinausging, ist nicht aufbewahrt. So sähe die E-Mail heute aus."
    : "So sähe die E-Mail aus, wenn sie jetzt gesendet würde.";
}

function Content({ content }: Pick<MailPreview, "content">) {
  if (!content) {
    return (
      <Text>
        Diese E-Mail lässt sich nicht mehr schreiben: Ihre Bestellung oder ihre Angaben sind nicht mehr da.
      </Text>
    );
  }
  const { to, from, subject, html, text, attachments = [] } = content;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {[
          ["An", to],
          ["Von", from],
          ["Betreff", subject],
          ...(attachments.length > 0 ? [["Anhänge", attachments.join(", ")]] : []),
        ].map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ui-fg-subtle">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Tabs defaultValue="html">
        <Tabs.List>
          <Tabs.Trigger value="html">Ansicht</Tabs.Trigger>
          <Tabs.Trigger value="text">Text</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="html" className="pt-3">
          {/* Neither scripts nor forms nor the admin's session: a mail is somebody else's words too. */}
          <iframe
            title="Ansicht der E-Mail"
            sandbox=""
            srcDoc={html}
            className="border-ui-border-base h-[65vh] w-full rounded border bg-white"
          />
        </Tabs.Content>
        <Tabs.Content value="text" className="pt-3">
          <pre className="bg-ui-bg-subtle rounded p-4 text-xs whitespace-pre-wrap">{text}</pre>
        </Tabs.Content>
      </Tabs>
    </>
  );
}
