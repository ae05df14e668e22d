import { Badge, Button, Container, Heading, Text } from "@medusajs/ui";
import { kindName } from "@planke46/furniture-rules";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { LINK } from "../../../link";
import { withMarket } from "../../../market/withMarket";
import { Notice } from "../../../Notice";
import { Facts } from "../../../order/Facts";
import { Notes } from "../../../order/Notes";
import { OpenWithdrawal } from "../../../order/OpenWithdrawal";
import { moment } from "../../../time";
import { useQuery } from "../../../useQuery";
import { Packed } from "../../../workshop/Packed";
import { Photos } from "../../../workshop/Photos";
import { loadPiece, type Piece, pieceKey, useMove } from "../../../workshop/requests";
import { TakeBack } from "../../../workshop/TakeBack";
import { dayTitle, stepTitle } from "../../../workshop/words";

const REFRESH_MS = 15_000;

/** One piece, as it is read at the bench: the code on its sheet opens this page on a phone. */
const PiecePage = () => {
  const { piece: number = "" } = useParams();
  const {
    data: piece,
    error,
    refetch,
  } = useQuery({
    queryKey: pieceKey(number),
    queryFn: () => loadPiece(number),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Container className="divide-y p-0" data-testid="workshop-piece">
      <header className="flex flex-col gap-1 px-6 py-4">
        <Heading>
          {number} {piece ? kindName(piece.kind) : ""}
        </Heading>
        <div className="flex flex-wrap gap-4">
          <Link className={`${LINK} txt-small`} to="/workshop">
            Zur Werkstatt
          </Link>
          {piece && (
            <Link className={`${LINK} txt-small`} to={`/orders/${piece.order_id}`}>
              Bestellung {piece.order_number}
            </Link>
          )}
        </div>
      </header>
      <Notice error={error} loading={!piece} empty={null} retry={refetch} />
      {piece && <Standing piece={piece} />}
      {piece?.shipment && <Packed piece={piece} shipment={piece.shipment} />}
      {piece && <Drawn piece={piece} />}
      {piece && <Notes orderId={piece.order_id} />}
      {piece && <Photos piece={piece} />}
      {piece && <PickedPlanks planks={piece.planks} />}
      {piece && <CutLists piece={piece} />}
      {piece && <History piece={piece} />}
    </Container>
  );
};

/** Where it is, until when, and the button for what comes next. */
function Standing({ piece }: { piece: Piece }) {
  const { mutate, isPending } = useMove();
  const [taking, setTaking] = useState(false);
  const { number, step, next, version, late, due_on, express, hold, removed, steps } = piece;
  return (
    <section aria-label="Stand" className="flex flex-col gap-3 px-6 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <Text weight="plus" data-testid="piece-step">
          {stepTitle(step)}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          Schritt {steps.indexOf(step) + 1} von {steps.length}
        </Text>
        {express && <Badge color="purple">Express</Badge>}
      </div>
      <Text size="small">{piece.customer || "ohne Namen"}</Text>
      {due_on && (
        <Text size="small" weight={late ? "plus" : "regular"} className={late ? "text-ui-fg-error" : ""}>
          {late ? "Zu spät: zugesagt bis " : "Zugesagt bis "}
          {dayTitle(due_on)}
        </Text>
      )}
      {removed && (
        <Text role="alert" className="text-ui-fg-error">
          Dieses Stück wird nicht mehr gebaut: Die Bestellung hat es nicht mehr, oder es ist zurückgekommen.
        </Text>
      )}
      {hold && (
        <Text role="alert" className="text-ui-fg-error">
          {hold.sentence}
        </Text>
      )}
      {piece.withdrawn && <OpenWithdrawal orderNumber={piece.order_number} />}
      {piece.message && (
        <Text size="small" className="break-words whitespace-pre-wrap">
          Nachricht des Kunden: {piece.message}
        </Text>
      )}
      {next && !removed && (
        <Button
          className="w-full"
          style={{ minHeight: 56, fontSize: 18 }}
          isLoading={isPending}
          disabled={hold?.stops}
          onClick={() => mutate({ number, to: next, version })}
        >
          Weiter: {stepTitle(next)}
        </Button>
      )}
      {steps.indexOf(step) > 0 && !removed && (
        <Button className="w-full" size="large" variant="secondary" onClick={() => setTaking(true)}>
          Zurücknehmen …
        </Button>
      )}
      {taking && <TakeBack piece={piece} onClose={() => setTaking(false)} />}
    </section>
  );
}

function Drawn({ piece: { drawing, title, details } }: { piece: Piece }) {
  return (
    <section aria-labelledby="measures" className="flex flex-col gap-3 px-6 py-4">
      <Heading level="h2" id="measures">
        Maße
      </Heading>
      <div className="grid gap-4 md:grid-cols-2">
        {drawing && (
          <img
            className="bg-ui-bg-subtle w-full rounded-lg"
            alt={`Zeichnung: ${title}`}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`}
          />
        )}
        <div>
          <Facts facts={details} />
        </div>
      </div>
    </section>
  );
}

export default withMarket(PiecePage);

/** Where a piece was, the newest first. */
function History({ piece: { moves } }: { piece: Piece }) {
  return (
    <section aria-labelledby="history" className="flex flex-col gap-2 px-6 py-4">
      <Heading level="h2" id="history">
        Verlauf
      </Heading>
      {moves.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          Noch ist nichts daran getan.
        </Text>
      )}
      <ol className="flex flex-col gap-2">
        {moves.map(({ from_step, to_step, moved_by, reason, created_at }) => (
          <li key={created_at}>
            <Text size="small">
              {stepTitle(from_step)} → {stepTitle(to_step)}
            </Text>
            <Text size="xsmall" className="text-ui-fg-subtle">
              {[moved_by, moment(created_at), reason].filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The planks the customer has picked, with their photographs; nothing where the workshop picks. */
function PickedPlanks({ planks }: Pick<Piece, "planks">) {
  if (planks.length === 0) return null;
  return (
    <section aria-labelledby="picked-planks" className="flex flex-col gap-3 px-6 py-4">
      <Heading level="h2" id="picked-planks">
        Ausgesuchte Planken
      </Heading>
      <ul className="flex flex-col gap-3">
        {planks.map(({ id, name, title, image }) => (
          <li key={id} className="flex flex-col gap-1">
            {image && <img src={image} alt={`Planke ${title}`} className="w-full rounded-lg" />}
            <Text size="small">
              {name && `Nr. ${name} · `}
              {title}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the piece is sawn from, board by board and bar by bar; measures in cm. */
function CutLists({ piece: { boards, steel, fillings } }: { piece: Piece }) {
  return (
    <section aria-labelledby="cut-list" className="flex flex-col gap-3 px-6 py-4">
      <Heading level="h2" id="cut-list">
        Zuschnitt
      </Heading>
      <CutList rows={boards.map(({ place, plank, size, note }) => [`${size} cm`, [place, plank, note]])} />
      <CutList
        title="Stahl und Beschläge"
        rows={steel.map(({ count, part, profile, length, cut }) => [
          `${count} × ${part}${length && `, ${length} cm`}`,
          [profile, cut],
        ])}
      />
      <CutList
        title="Füllung"
        rows={fillings.map(({ count, part, size, cut }) => [`${count} × ${part}, ${size} cm`, [cut]])}
      />
    </section>
  );
}

interface CutListProps {
  title?: string;
  /** What, with its measures, and what else is to be known of it. */
  rows: [string, string[]][];
}

function CutList({ title, rows }: CutListProps) {
  if (rows.length === 0) return null;
  return (
    <>
      {title && <Heading level="h3">{title}</Heading>}
      <ul className="flex flex-col divide-y">
        {rows.map(([what, more], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a piece never change, and two may be equal
          <li key={index} className="py-2">
            <Text weight="plus">{what}</Text>
            <Text size="small" className="text-ui-fg-subtle">
              {more.filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
