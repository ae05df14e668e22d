import { Button, Container } from "@medusajs/ui";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { LINK } from "../../../link";
import { withMarket } from "../../../market/withMarket";
import { Note, Notice } from "../../../Notice";
import { Bills } from "../../../order-change/Bills";
import { Confirm } from "../../../order-change/Confirm";
import { type Draft, draftOf, isTouched, wishOf } from "../../../order-change/draft";
import { Outstanding } from "../../../order-change/Outstanding";
import { PieceList } from "../../../order-change/PieceList";
import { type ChangeForm, loadForm, loadPreview } from "../../../order-change/requests";
import { TermsFields } from "../../../order-change/TermsFields";
import { Versions } from "../../../order-change/Versions";
import { PageHead } from "../../../PageHead";
import { useQuery } from "../../../useQuery";
import { useUnsaved } from "../../../useUnsaved";

/** Auftrag ändern: pieces, terms and address of an order that was placed, with the new bill beside the old one. */
const OrderChangePage = () => {
  const { id = "" } = useParams();
  const [reason, setReason] = useState("");
  const [refused, setRefused] = useState<string>();
  const {
    data: form,
    error,
    refetch,
  } = useQuery({
    queryKey: ["order-change", id, "form"],
    queryFn: () => loadForm(id),
    // What staff are typing is not thrown away because they looked at another window, or the line was gone for a moment.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Container className="divide-y p-0">
      <PageHead
        title={`Auftrag ${form?.number ?? ""} ändern`}
        explanation={
          <>
            Neues und Geändertes kostet, was es heute kostet; was bleibt, behält seinen Preis.{" "}
            <Link className={LINK} to={`/orders/${id}`}>
              Zurück zur Bestellung
            </Link>
          </>
        }
      />
      <Notice error={error} loading={!form} empty={null} retry={refetch} />
      {form?.issues.map(({ message }) => (
        <Note key={message} tone="error" text={message} />
      ))}
      {form && form.issues.length === 0 && (
        <ChangeOf
          key={form.version}
          form={form}
          reason={reason}
          onReason={setReason}
          refused={refused}
          onRefused={setRefused}
        />
      )}
      {form && (
        <Versions versions={form.versions}>{!saysWhatIsOwed(form) && <Outstanding form={form} />}</Versions>
      )}
    </Container>
  );
};

/** The refusal itself says what is to be transferred. */
const saysWhatIsOwed = ({ issues }: ChangeForm) => issues.some(({ code }) => code === "transfer_back_first");

interface ChangeOfProps {
  form: ChangeForm;
  reason: string;
  onReason(reason: string): void;
  /** Why the last attempt was refused; until something is edited after it. */
  refused: string | undefined;
  onRefused(message: string | undefined): void;
}

/**
 * A colleague has changed the order since the page read it. What is wished here names the pieces there were: it would take the colleague's
 * new ones out again.
 */
function Outdated() {
  const queries = useQueryClient();
  return (
    <>
      <Note
        tone="error"
        text="Dieser Auftrag ist inzwischen geändert worden. Was du hier geändert hast, passt nicht mehr dazu und lässt sich nicht speichern: Merk es dir, und beginne mit dem jetzigen Stand."
      />
      <div className="px-6 py-4">
        <Button variant="secondary" onClick={() => queries.invalidateQueries({ queryKey: ["order-change"] })}>
          Jetzigen Stand zeigen
        </Button>
      </div>
    </>
  );
}

/** Begins anew when the order has got another version meanwhile; the reason stays, and what was refused says so. */
function ChangeOf({ form, reason, onReason, refused, onRefused }: ChangeOfProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(form));
  const wish = wishOf(form, draft);
  const touched = isTouched(form, draft);
  useUnsaved(touched);
  const {
    data: preview,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    queryKey: ["order-change", form.id, "preview", form.version, wish],
    queryFn: () => loadPreview(form.id, wish),
    enabled: touched,
    placeholderData: keepPreviousData,
  });
  const set = (change: Partial<Draft>) => {
    onRefused(undefined);
    setDraft((before) => ({ ...before, ...change }));
  };
  return (
    <>
      <PieceList form={form} pieces={draft.pieces} onChange={(pieces) => set({ pieces })} />
      <TermsFields draft={draft} onChange={set} />
      {touched ? (
        <Notice error={error} loading={!preview} empty={null} retry={refetch} />
      ) : (
        <Note text={refused ?? "Es ist noch nichts geändert."} {...(refused && { tone: "error" })} />
      )}
      {touched && preview && preview.version !== form.version && <Outdated />}
      {touched && preview?.version === form.version && (
        <>
          <Bills preview={preview} />
          <Confirm
            orderId={form.id}
            wish={wish}
            preview={preview}
            stale={isPlaceholderData}
            reason={reason}
            onReason={onReason}
            onRefused={onRefused}
          />
        </>
      )}
    </>
  );
}

export default withMarket(OrderChangePage);
